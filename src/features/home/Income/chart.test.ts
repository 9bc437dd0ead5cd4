import { expect, test } from 'vitest';
import { noIncome } from '#domain/purchase/income.ts';
import { homeDays, homePeriods } from '#atoms/home/period.ts';
import { lastDays } from '#lib/time/lastDays.ts';
import { wallTime } from '#lib/time/moments.ts';
import { barsOf, planOf, sumOf } from './chart.ts';

const today = '2026-11-20';

test.each(homePeriods)('%s days and as many before part at moments that follow each other', (period) => {
  const { pieces, before, edges } = planOf(homeDays(period, today), 'America/New_York');
  expect(before).toHaveLength(pieces.length);
  expect(edges).toHaveLength(2 * pieces.length + 1);
  expect(edges).toEqual(edges.toSorted());
  expect(new Set(edges).size).toBe(edges.length);
  expect(pieces.at(-1)?.to).toBe(today);
  // Midnight in New York, in winter and in summer.
  for (const edge of edges) expect(edge).toMatch(/T0[45]:00:00/);
});

// The page asks for these before its code has come: scripts/openingCalls.ts.
test.each(['Europe/Moscow', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'])(
  'the moments of thirty days and those before are those of the last sixty in %s, all through a year',
  (zone) => {
    const times = Array.from(
      { length: 40 },
      (_, at) => Date.parse('2026-01-01T00:00:00Z') + at * 799_200_000,
    );
    const asked = (ms: number) =>
      planOf(homeDays('30', wallTime(new Date(ms).toISOString(), zone).day), zone).edges;
    const differ = times.filter(
      (ms) => JSON.stringify(lastDays(60, zone, ms, true).edges) !== JSON.stringify(asked(ms)),
    );
    expect(differ.map((ms) => new Date(ms).toISOString())).toEqual([]);
  },
);

test('thirty days are bars by day, today by its word, beside the days before', () => {
  const plan = planOf(homeDays('30', today), 'Europe/Moscow');
  const series = Array.from({ length: 60 }, (_, at) => ({ ...noIncome, netKopecks: at, sales: 1 }));
  const bars = barsOf(plan, series, { today, word: 'сегодня', language: 'ru' });
  expect(bars).toHaveLength(30);
  expect(bars[0]).toEqual({
    id: '2026-10-22',
    tick: '22\u00A0окт.',
    name: '22\u00A0октября, четверг',
    value: 30,
    before: 0,
    beforeName: '22\u00A0сент.',
  });
  expect(bars.at(-1)).toMatchObject({ tick: 'сегодня', value: 59, before: 29 });
  expect(sumOf(series.slice(30))).toMatchObject({ sales: 30, netKopecks: (30 + 59) * 15 });
});
