import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/time/moments.ts';
import type { PlanEvent } from './events.ts';
import {
  addMonths,
  eventsOn,
  lanes,
  overlapColumns,
  partOfDay,
  partOfRow,
  placed,
  segmentOn,
  weekOf,
  weeksOf,
} from './layout.ts';

const moscow = 'Europe/Moscow';
const berlin = 'Europe/Berlin';

const event = (start: string, end: string, more: Partial<PlanEvent> = {}): PlanEvent => ({
  id: start,
  kind: 'webinar',
  title: 'Тело и тревога',
  start,
  end,
  ...more,
});

const across = (from: string, to: string, id = from) =>
  placed(event(`${from}T00:00:00Z`, `${to}T12:00:00Z`, { id, kind: 'marathon', across: true }), 'UTC');

describe('weeks', () => {
  test('begin on Monday and hold the whole month', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weekOf('2026-11-20')).toEqual(weeks[3]);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('follow each other without a hole, in any month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month).flat();
        expect(days.length % 7).toBe(0);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(
          true,
        );
        expect(days).toContain(`${month}-01`);
        expect(days).not.toContain(`${addMonths(month, 1)}-08`);
      }),
    );
  });

  test('months go over the new year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
});

describe('placed', () => {
  test('is on the day of the zone, not of UTC', () => {
    const late = event('2026-11-20T21:30:00Z', '2026-11-20T22:30:00Z');
    expect(placed(late, moscow)).toMatchObject({ from: '2026-11-21', start: 30, to: '2026-11-21', end: 90 });
    expect(placed(late, 'America/New_York')).toMatchObject({ from: '2026-11-20', start: 16.5 * 60 });
  });

  test('ends the day before where it ends at midnight', () => {
    const toMidnight = placed(event('2026-11-20T18:00:00Z', '2026-11-20T21:00:00Z'), moscow);
    expect(toMidnight).toMatchObject({ from: '2026-11-20', to: '2026-11-20', end: 1440 });
    expect(segmentOn(toMidnight, '2026-11-20')).toEqual({ start: 1260, end: 1440 });
    expect(segmentOn(toMidnight, '2026-11-21')).toBeNull();
  });

  test('is parted at midnight', () => {
    const over = placed(event('2026-11-20T20:00:00Z', '2026-11-20T22:30:00Z'), moscow);
    expect(segmentOn(over, '2026-11-20')).toEqual({ start: 1380, end: 1440 });
    expect(segmentOn(over, '2026-11-21')).toEqual({ start: 0, end: 90 });
  });

  test('keeps a height where clocks go back within it', () => {
    // From 02:30 of summer time to 02:15 of winter time.
    const back = placed(event('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z'), berlin);
    expect(segmentOn(back, '2026-10-25')).toEqual({ start: 150, end: 180 });
  });
});

test('events of a day stand in their order, bars aside', () => {
  const all = [
    event('2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z', { id: 'later' }),
    event('2026-11-20T08:00:00Z', '2026-11-20T08:30:00Z', { id: 'short' }),
    event('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', { id: 'long' }),
    event('2026-11-20T08:00:00Z', '2026-11-27T09:00:00Z', { id: 'bar', across: true }),
    event('2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z', { id: 'tomorrow' }),
  ].map((one) => placed(one, 'UTC'));
  expect(eventsOn(all, '2026-11-20').map((one) => one.event.id)).toEqual(['long', 'short', 'later']);
});

describe('lanes', () => {
  const week = weekOf('2026-11-18');

  test('tell what begins and ends in the row', () => {
    const [one] = lanes([across('2026-11-10', '2026-11-18')], week);
    expect(one).toMatchObject({ lane: 0, first: 0, length: 3, begins: false, ends: true });
    expect(lanes([across('2026-11-23', '2026-11-30')], week)).toEqual([]);
  });

  test('a free line is taken again', () => {
    const found = lanes(
      [
        across('2026-11-16', '2026-11-17'),
        across('2026-11-16', '2026-11-22', 'long'),
        across('2026-11-18', '2026-11-19'),
      ],
      week,
    );
    expect(
      found.map(
        ({
          placed: {
            event: { id },
          },
          lane,
        }) => [id, lane],
      ),
    ).toEqual([
      ['long', 0],
      ['2026-11-16', 1],
      ['2026-11-18', 1],
    ]);
  });

  test('bars of a line never meet', () => {
    const bar = fc
      .tuple(fc.integer({ min: -5, max: 10 }), fc.integer({ min: 0, max: 12 }), fc.uuid())
      .map(([from, length, id]) =>
        across(addDays('2026-11-16', from), addDays('2026-11-16', from + length), id),
      );
    fc.assert(
      fc.property(fc.array(bar, { maxLength: 8 }), (bars) => {
        const found = lanes(bars, week);
        for (const one of found) {
          expect(one.first + one.length).toBeLessThanOrEqual(7);
          const others = found.filter((other) => other !== one && other.lane === one.lane);
          expect(
            others.every(
              (other) => other.first >= one.first + one.length || one.first >= other.first + other.length,
            ),
          ).toBe(true);
        }
      }),
    );
  });
});

describe('overlapColumns', () => {
  test('shares the width among those at once, and only among them', () => {
    expect(
      overlapColumns([
        { start: 600, end: 660 },
        { start: 630, end: 720 },
        { start: 660, end: 700 },
        { start: 720, end: 780 },
      ]),
    ).toEqual([
      { column: 0, columns: 2 },
      { column: 1, columns: 2 },
      { column: 0, columns: 2 },
      { column: 0, columns: 1 },
    ]);
    expect(overlapColumns([])).toEqual([]);
  });

  test('those that overlap stand apart, in as few columns as it takes', () => {
    const segment = fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, length]) => ({ start: from * 15, end: (from + length) * 15 }));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const columns = overlapColumns(segments);
        const most = Math.max(
          0,
          ...segments.map(({ start }) => segments.filter((s) => s.start <= start && s.end > start).length),
        );
        expect(Math.max(0, ...columns.map((one) => one.columns))).toBe(most);
        segments.forEach((one, i) => {
          expect(columns[i]?.column).toBeLessThan(columns[i]?.columns ?? 0);
          segments.forEach((other, j) => {
            if (i === j || one.start >= other.end || other.start >= one.end) return;
            expect(columns[i]?.column).not.toBe(columns[j]?.column);
            expect(columns[i]?.columns).toBe(columns[j]?.columns);
          });
        });
      }),
    );
  });
});

describe('parts of days', () => {
  test('are exact on days of 23 and 25 hours', () => {
    expect(partOfDay(Date.parse('2026-11-20T12:00:00+03:00'), '2026-11-20', moscow)).toBe(0.5);
    expect(partOfDay(Date.parse('2026-03-29T12:00:00+02:00'), '2026-03-29', berlin)).toBeCloseTo(11 / 23);
    expect(partOfDay(Date.parse('2026-10-25T12:00:00+01:00'), '2026-10-25', berlin)).toBeCloseTo(13 / 25);
  });

  test('a stretch of time lies in its row', () => {
    const zone = { from: '2026-11-20T12:00:00+03:00', to: '2026-11-22T12:00:00+03:00' };
    expect(partOfRow(zone, weekOf('2026-11-20'), moscow)).toEqual({ from: 4.5, to: 6.5 });
    expect(partOfRow(zone, weekOf('2026-11-27'), moscow)).toBeNull();
    const long = { from: '2026-11-21T12:00:00+03:00', to: '2026-11-24T00:00:00+03:00' };
    expect(partOfRow(long, weekOf('2026-11-20'), moscow)).toEqual({ from: 5.5, to: 7 });
    expect(partOfRow(long, weekOf('2026-11-27'), moscow)).toEqual({ from: 0, to: 1 });
  });
});
