import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { inScope } from '#tests/support/scope.ts';
import { day, tellDay } from './acts.ts';
import { sorts } from './day.ts';
import { Tally } from './tally.ts';
import { World } from './world.ts';

// Parts of five megabytes are copied a dozen times on their way: of small ones a day has the same history for a fraction of it.
vi.mock('#domain/upload/schema.ts', async (load) => {
  const bytes = process.env['PART_BYTES'];
  return { ...(await load<object>()), ...(bytes !== undefined && { partSize: Number(bytes) }) };
});

// `npm run simulate` sets these; the suite has the same few days each time.
const seed = Number(process.env['SEED'] ?? 1);
const days = Number(process.env['DAYS'] ?? 40);
const wanted = process.env['SORT'];
/** Which of how many processes this is: each has its share of the same days. */
const [part = 0, parts = 1] = (process.env['PART'] ?? '0/1').split('/').map(Number);
/** The one day that is wanted, the first being 1; NaN for all of them. */
const only = Number(process.env['DAY']);
const isMine = (number: number) => (Number.isNaN(only) ? number % parts === part : number === only);

/**
 * Runs days without what serves a person who looks for a mistake, and is paid for by each of them: who called is written into every error,
 * and there are a thousand a day that are thrown to be caught. Libraries ask the environment whether they are in production, which leaves
 * the engine each time. What is told of trouble goes unheard: a spy would keep each error, and with it the whole day.
 */
async function inHaste<T>(work: () => Promise<T>): Promise<T> {
  const { stackTraceLimit } = Error;
  const { env } = process;
  const { error } = console;
  Error.stackTraceLimit = 0;
  process.env = { ...env };
  console.error = () => undefined;
  try {
    return await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    process.env = env;
    console.error = error;
  }
}

/** How long the shortest history that still fails is looked for, ms; not at all with 0. */
const shrinkingMs = Number(process.env['SHRINK_MS'] ?? 120_000);
/** A guard against what never ends, ms. */
const mostOfDay = 30_000;

test.each(Object.entries(sorts).filter(([sort]) => wanted === undefined || sort === wanted))(
  'whatever goes wrong in a day, what was promised holds: %s',
  async (sort, { acts, share, run }) => {
    World.tally = new Tally();
    const numRuns = Number.isNaN(only) ? Math.ceil(wanted === undefined ? days * share : days) : only;
    let wrong: string[] = [];
    let failedAt: number | null = null;
    let [drawn, ran, done] = [0, 0, 0];
    const holds = fc.asyncProperty(day, async (history) => {
      drawn += 1;
      // Of a day that fails every shorter one is tried, for as long as there is time.
      if (failedAt === null ? !isMine(drawn) : Date.now() > failedAt + shrinkingMs) return true;
      ran += 1;
      done += history.length;
      const found = await inScope(() => run(history, seed)).catch((error: unknown) => [String(error)]);
      if (found.length === 0) return true;
      // Told at once: to find the shortest takes its time.
      if (failedAt === null) console.log(`${sort}, seed ${seed}, day ${drawn}: ${found.join('; ')}`);
      failedAt ??= Date.now();
      wrong = found;
      return false;
    });
    const before = process.cpuUsage();
    const { counterexample, ...ended } = await inHaste(() =>
      fc.check(holds, { seed, numRuns, endOnFailure: shrinkingMs === 0 }),
    );
    const { user, system } = process.cpuUsage(before);
    const cost = Math.round((user + system) / 1000 / Math.max(1, ran));
    console.log(
      `${sort}: ${ran} days, ${done} acts, ${cost} ms of the processor each; ${World.tally.tell()}`,
    );
    const told =
      counterexample === null ? [] : [`seed ${seed}`, ...wrong, ...tellDay(acts, counterexample[0])];
    expect(told).toEqual([]);
    expect(ended.numRuns).toBe(numRuns);
  },
  shrinkingMs * 2 + days * mostOfDay,
);
