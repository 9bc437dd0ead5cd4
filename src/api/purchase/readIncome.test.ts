import { expect, it } from 'vitest';
import { savePurchase } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { purchaseOf } from '#platform/testing/people.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { readSeries, readShares } from './readIncome.ts';

const edges = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'];

it('a platform that refuses moments to count between is asked without them', async () => {
  const { at, calls, instead } = await openPlatformConsole();
  await at.store.of(demoAccount.id).change(async (rows) => {
    for (const [id, createdAt] of [
      ['p-1', '2026-03-01T12:00:00.000Z'],
      ['p-2', '2026-03-02T12:00:00.000Z'],
      ['p-3', '2026-03-02T13:00:00.000Z'],
    ] as const)
      await savePurchase(rows, purchaseOf(id, { createdAt }));
  });
  const asked = () => calls.map(({ body }) => (body as { edges?: unknown }).edges !== undefined);
  instead.answer = ({ body }) =>
    typeof body === 'object' && body !== null && 'edges' in body ? refuse(400) : null;
  expect((await readSeries({}, edges)).map(({ sales }) => sales)).toEqual([1, 2]);
  expect(asked()).toEqual([true, false, false]);
  calls.length = 0;
  const shares = await readShares({}, ['2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z']);
  expect(shares?.countries.map(({ sales }) => sales)).toEqual([3]);
  expect(asked()).toEqual([true, false, false]);
  expect(await readShares({}, ['2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z'], { most: 2 })).toBe(
    null,
  );
});
