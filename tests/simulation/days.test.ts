import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { inScope } from '#tests/support/scope.ts';
import { day, tellDay } from './acts.ts';
import { runDay } from './day.ts';
import { World } from './world.ts';

// `npm run simulate` sets both; the suite has the same few days each time.
const seed = Number(process.env['SEED'] ?? 1);
const days = Number(process.env['DAYS'] ?? 40);

/** How long the shortest history that still fails is looked for, ms. */
const shrinkingMs = 120_000;

test(
  'whatever goes wrong in a day of two tabs, nothing that was typed is lost or there twice',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let wrong: string[] = [];
    let acts = 0;
    const holds = fc.asyncProperty(day, async (history) => {
      acts += history.length;
      const found = await inScope(() => runDay(history));
      // Told at once: to find the shortest takes its time.
      if (found.length > 0 && wrong.length === 0) console.log(`seed ${seed}: ${found.join('; ')}`);
      if (found.length > 0) wrong = found;
      return found.length === 0;
    });
    const options = { seed, numRuns: days, interruptAfterTimeLimit: shrinkingMs + days * 1000 };
    const { counterexample, numRuns } = await fc.check(holds, options);
    const struck = [...World.struck].map(([fault, times]) => `${fault} ${times}`).join(', ');
    console.log(`${numRuns} days, ${acts} acts; faults: ${struck}`);
    const told = counterexample === null ? [] : [`seed ${seed}`, ...wrong, ...tellDay(counterexample[0])];
    expect(told).toEqual([]);
    expect(numRuns).toBe(days);
  },
  shrinkingMs * 2 + days * 2000,
);
