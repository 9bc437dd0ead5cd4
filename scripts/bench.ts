// `npm run bench`: all benchmarks, as ratios within one run and against budgets; exits with 1 if a budget is exceeded. Run it on a quiet machine.
// One benchmark: `npm run bench -- <name>`:
// `api`: the API alone; `uploads`; `queue`: five hundred files in the list of uploads;
// `list`: the list kit beside the tables of others; `editor`: typing in an editor of sixty fields;
// `planner`: the views of a year of 400 events; `course`: a course of ten thousand lectures;
// `bundle`: the memory that a course of ten gigabytes takes on its way into a file and back;
// `money`: purchases and clients of a large author;
// `start`: starts, cold, warm, offline and after a deploy, beside a bare list and a similar console of react-admin (`start warm tags`: one screen);
// `deploy`: what a returning author fetches after a deploy (`deploy 3`: after each of the last three);
// `scale`: lists of a thousand authors on PostgreSQL and on SQLite (`scale 100 2000`: of a hundred, the largest of whom has two thousand purchases);
// `processes`: what a second process adds;
// `memory`: what an hour of use leaves in a page, and 100 000 requests on the server (`memory 200`: after 200 screens).
// `editor`, `planner`, `course` and `start` take `--browser /usr/bin/chromium`: an installed browser, as authors have it.
import { benchApi } from '../tests/perf/api.ts';
import { benchBundle } from '../tests/perf/bundle/run.ts';
import { benchCourse } from '../tests/perf/course/run.ts';
import { benchDeploy } from '../tests/perf/deploy/run.ts';
import { benchEditor } from '../tests/perf/editor/run.ts';
import { benchLists } from '../tests/perf/list/run.ts';
import { benchMemory } from '../tests/perf/memory/run.ts';
import { benchMoney } from '../tests/perf/money/run.ts';
import { benchQueue } from '../tests/perf/queue/run.ts';
import { benchPlanner } from '../tests/perf/planner/run.ts';
import { benchProcesses } from '../tests/perf/scale/processes.ts';
import { benchScale } from '../tests/perf/scale/run.ts';
import { benchStart } from '../tests/perf/start/run.ts';
import { benchUploads } from '../tests/perf/upload.ts';

const benches: Record<string, () => Promise<boolean | void>> = {
  uploads: benchUploads,
  api: benchApi,
  list: benchLists,
  queue: benchQueue,
  editor: benchEditor,
  planner: benchPlanner,
  course: benchCourse,
  bundle: benchBundle,
  money: benchMoney,
  start: benchStart,
  deploy: benchDeploy,
  scale: benchScale,
  processes: benchProcesses,
  memory: benchMemory,
};
const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in benches)) {
  console.error(`There is no benchmark «${wanted}»: take ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted !== undefined && wanted !== name) continue;
  if ((await bench()) === false) process.exitCode = 1;
}
