import { expect, test } from 'vitest';
import { daysBetween } from './moments.ts';
import { daysOf, formatDays, presets } from './periods.ts';

const today = '2026-11-20';

test.each([
  ['days7', '2026-11-14', '2026-11-20'],
  ['days30', '2026-10-22', '2026-11-20'],
  ['days90', '2026-08-23', '2026-11-20'],
  ['month', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['year', '2026-01-01', '2026-11-20'],
] as const)('%s', (preset, from, to) => expect(daysOf(preset, today)).toEqual({ from, to }));

test('thirty days are thirty days, both ends included', () => {
  const { from, to } = daysOf('days30', today);
  expect(daysBetween(from, to) + 1).toBe(30);
});

test('the last month of January is December', () => {
  expect(daysOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('every period begins before it ends, on any day', () => {
  for (const day of ['2027-01-01', '2028-02-29', '2028-03-01', '2026-12-31'])
    for (const preset of presets) {
      const { from, to } = daysOf(preset, day);
      expect(from <= to).toBe(true);
    }
});

test('fixed days stay, and are read', () => {
  const days = { from: '2026-10-22', to: '2026-11-20' };
  expect(daysOf(days, '2030-01-01')).toEqual(days);
  expect(formatDays(days, today, 'ru')).toBe('22\u00A0окт.\u00A0– 20\u00A0нояб.');
  expect(formatDays({ from: today, to: today }, today, 'ru')).toBe('20\u00A0нояб.');
  expect(formatDays({ from: '2025-12-30', to: '2026-01-02' }, today, 'ru')).toBe(
    '30\u00A0дек.\u00A02025\u00A0– 2\u00A0янв.',
  );
});
