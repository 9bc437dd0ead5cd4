import { expect, test } from 'vitest';
import { noIncome } from '#domain/purchase/income.ts';
import { bucketsOf, piecesOf, type Unit } from '#lib/time/buckets.ts';
import { incomeBars } from './incomeBars.ts';

const income = (netKopecks: number) => ({ ...noIncome, netKopecks });

const bars = (from: string, to: string, unit: Unit, compared = true) => {
  const buckets = bucketsOf(piecesOf({ from, to }, unit), 'Europe/Moscow');
  return incomeBars({
    buckets,
    unit,
    series: buckets.map((_, index) => income(index * 100)),
    before: compared ? buckets.map((_, index) => income(index * 50)) : null,
    today: '2026-11-20',
    language: 'ru',
    todayWord: 'сегодня',
  });
};

test('days are named in full, today by its word, and the day before is as far back as the period is long', () => {
  const [first, , last] = bars('2026-11-18', '2026-11-20', 'day');
  expect(first).toEqual({
    id: '2026-11-18',
    tick: '18\u00A0нояб.',
    name: '18\u00A0ноября, среда',
    value: 0,
    before: 0,
    beforeName: '15\u00A0нояб.',
  });
  expect(last).toMatchObject({ tick: 'сегодня', value: 200, before: 100, beforeName: '17\u00A0нояб.' });
});

test('weeks are told by their days, months by their name and year', () => {
  expect(bars('2026-10-30', '2026-11-10', 'week').map(({ name }) => name)).toEqual([
    '30\u00A0окт.\u00A0– 1\u00A0нояб.',
    '2–8\u00A0нояб.',
    '9–10\u00A0нояб.',
  ]);
  const months = bars('2025-12-01', '2026-01-31', 'month', false);
  expect(months.map(({ name }) => name)).toEqual(['декабрь\u00A02025\u00A0г.', 'январь\u00A02026\u00A0г.']);
  expect(months[0]).not.toHaveProperty('before');
});
