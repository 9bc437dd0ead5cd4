// `npm run simulate [-- --seed 7 --days 1000 --sort courses --day 245]`: days of an author with every fault there is, from a seed. A day that
// breaks a promise is told as the shortest one that still does; the seed and its number bring it back. Every core has its share of the days.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runPinned } from './install.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '1000' },
    /** `lectures`, `courses` or `uploads`; all of them by default. */
    sort: { type: 'string' },
    /** The one day to run, the first being 1. */
    day: { type: 'string' },
  },
});
const { days, sort, day, seed = String(Math.floor(Math.random() * 2 ** 31)) } = values;
console.log(`${days} days from seed ${seed}`);
const parts = day === undefined ? availableParallelism() : 1;
const codes = await Promise.all(
  Array.from({ length: parts }, (_, part) =>
    runPinned('vitest', ['run', '--project=unit', 'tests/simulation'], {
      env: {
        SEED: seed,
        DAYS: days,
        PART: `${part}/${parts}`,
        // The suite sends parts of the size that the console has.
        PART_BYTES: '4096',
        ...(sort !== undefined && { SORT: sort }),
        ...(day !== undefined && { DAY: day }),
      },
    }),
  ),
);
process.exitCode = Math.max(...codes);
