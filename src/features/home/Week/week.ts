import { addDays } from '#lib/time/moments.ts';
import type { Days } from '#lib/time/periods.ts';

/** The seven days from a day on, `YYYY-MM-DD`. */
export const weekFrom = (today: string): Days => ({ from: today, to: addDays(today, 6) });
