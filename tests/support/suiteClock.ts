// Loaded by a worker before anything else, where the suite is started for a moment (`SUITE_AT`): time begins there, and runs on.
import { shiftDates, suiteAt } from '../flows/clock.ts';

shiftDates(suiteAt - Date.now());
