import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { setNow } from '#lib/time/clock.ts';
import { acts, play } from '#tests/support/programModel.ts';

test('random edits, undo, redo and saves agree with a model of the tree, by the calls that were promised', async () => {
  onTestFinished(() => setNow(null));
  const agreed = fc.assert(fc.asyncProperty(acts, play), { numRuns: 60 });
  await expect(agreed).resolves.toBeUndefined();
}, 120_000);
