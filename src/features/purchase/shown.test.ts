import { expect, test } from 'vitest';
import { printShown, readShown, type ShownPeriod } from './shown.ts';

test.each<[string | null, ShownPeriod]>([
  [null, 'days30'],
  ['days7', 'days7'],
  ['lastMonth', 'lastMonth'],
  ['all', 'all'],
  ['2026-10-01..2026-11-20', { from: '2026-10-01', to: '2026-11-20' }],
  ['2026-11-20..2026-10-01', 'days30'],
  ['2026-02-30..2026-03-01', 'days30'],
  ['вчера', 'days30'],
])('the address %j says %j', (text, period) => {
  expect(readShown(text)).toEqual(period);
});

test('what is printed is read back; the usual period is not printed', () => {
  expect(printShown('days30')).toBeNull();
  for (const period of ['all', 'year', { from: '2026-10-01', to: '2026-10-01' }] as const)
    expect(readShown(printShown(period))).toEqual(period);
});
