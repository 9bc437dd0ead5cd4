import { expect, test } from 'vitest';
import { phases, strikeEverywhere, type Fault } from '#tests/support/programFaults.ts';
import { scripts } from '#tests/support/programScripts.ts';

const faults: Fault[] = ['offline', '401'];

test('edits of an evening: a lost network or session before or after any call leaves the platform as a whole save does', async () => {
  const { calls, cases, wrong } = await strikeEverywhere('course', scripts.evening, faults);
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(10);
  expect(cases).toBe(calls * phases.length * faults.length);
}, 180_000);
