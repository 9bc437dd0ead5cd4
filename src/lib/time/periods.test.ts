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

test.each([
  ['2026-11-01', '2026-11-15', '1–15 нояб.', '1–15 Nov'],
  ['2026-10-22', '2026-11-20', '22 окт. – 20 нояб.', '22 Oct – 20 Nov'],
  ['2026-11-05', '2026-11-05', '5 нояб.', '5 Nov'],
  ['2025-11-05', '2025-11-05', '5 нояб. 2025', '5 Nov 2025'],
  ['2025-11-01', '2025-11-15', '1–15 нояб. 2025', '1–15 Nov 2025'],
  ['2025-10-22', '2025-11-20', '22 окт. – 20 нояб. 2025', '22 Oct – 20 Nov 2025'],
  ['2025-11-20', '2026-11-15', '20 нояб. 2025 – 15 нояб.', '20 Nov 2025 – 15 Nov'],
  ['2026-12-30', '2027-01-02', '30 дек. – 2 янв. 2027', '30 Dec – 2 Jan 2027'],
  ['2024-12-30', '2025-01-02', '30 дек. 2024 – 2 янв. 2025', '30 Dec 2024 – 2 Jan 2025'],
])('the days from %s to %s say no month and no year twice', (from, to, ru, en) => {
  // A line may break only after a dash between words.
  const kept = (words: string) => words.replaceAll(/(?<!–) /g, '\u00A0');
  expect(formatDays({ from, to }, today, 'ru')).toBe(kept(ru));
  expect(formatDays({ from, to }, today, 'en')).toBe(kept(en));
});
