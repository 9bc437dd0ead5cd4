import { formatOf } from '#lib/time/zones.ts';
import type { ChartBar } from './bars.ts';

const income = [
  2_100, 5_100, 5_250, 6_300, 5_380, 4_900, 4_180, 4_820, 4_350, 7_850, 7_480, 10_050, 11_900, 4_950, 5_430,
  6_120, 5_440, 7_500, 4_680, 5_050, 6_430, 4_400, 4_930, 14_830, 7_300, 4_500, 4_210, 6_790, 6_080, 5_490,
];
const before = [
  2_600, 3_370, 5_830, 6_880, 6_300, 3_060, 4_700, 4_420, 5_720, 6_400, 9_220, 4_830, 5_120, 5_900, 4_650,
  4_780, 7_300, 9_220, 6_120, 6_200, 4_060, 4_980, 5_020, 9_090, 7_250, 4_200, 4_340, 2_930, 3_460, 5_760,
];

const day = 86_400_000;
/** The morning that every story happens on. */
const today = Date.parse('2026-11-20T09:12:00+03:00');
const zone = 'Europe/Moscow';

const named = (at: number) => formatOf('ru', zone, { day: 'numeric', month: 'long' }).format(at);

/** Income by day, in kopecks, up to today and beside the days before, for stories. */
export const month: ChartBar[] = income.map((value, index) => {
  const at = today - (income.length - 1 - index) * day;
  const now = index === income.length - 1;
  const weekday = formatOf('ru', zone, { weekday: 'long' }).format(at);
  return {
    id: new Date(at).toISOString().slice(0, 10),
    tick: now ? 'сегодня' : formatOf('ru', zone, { day: 'numeric', month: 'short' }).format(at),
    name: `${named(at)}, ${now ? 'сегодня' : weekday}`.replace(' ', '\u00A0'),
    value: value * 100,
    before: (before[index] ?? 0) * 100,
    beforeName: named(at - income.length * day),
  };
});

/** The same days of an author who has sold nothing yet. */
export const nothing: ChartBar[] = month.map(({ before: _before, beforeName: _name, ...bar }) => ({
  ...bar,
  value: 0,
}));

const months = [
  'дек.',
  'янв.',
  'фев.',
  'март',
  'апр.',
  'май',
  'июнь',
  'июль',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
];

/** A year by months, one of them with more refunds than sales. */
export const year: ChartBar[] = months.map((tick, index) => ({
  id: tick,
  tick,
  name: `${tick} ${index === 0 ? 2025 : 2026}`,
  value: [96, 112, 124, 118, 105, -21, 64, 80, 121, 149, 171, 131][index] as number,
}));
