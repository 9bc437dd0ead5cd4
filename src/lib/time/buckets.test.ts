import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bucketsOf,
  daysBefore,
  lengthOf,
  momentsOfDays,
  piecesOf,
  unitOf,
  units,
  unitsOf,
} from './buckets.ts';
import { addDays, dayStart, wallTime } from './moments.ts';

describe('the start of a day', () => {
  it('is midnight by the clock of the zone, on the days of a change too', () => {
    expect(dayStart('2026-11-20', 'Europe/Moscow')).toBe('2026-11-19T21:00:00.000Z');
    expect(dayStart('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
    expect(dayStart('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
    // Clocks jump over midnight: the day begins at one o'clock.
    expect(dayStart('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
    // Midnight comes twice: the day begins with the first.
    expect(dayStart('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
  });
});

describe('pieces of a period', () => {
  it('are days, weeks from Monday and months, cut at its ends', () => {
    const days = { from: '2026-10-30', to: '2026-11-10' };
    expect(piecesOf(days, 'day')).toHaveLength(12);
    expect(piecesOf(days, 'week')).toEqual([
      { from: '2026-10-30', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-10' },
    ]);
    expect(piecesOf(days, 'month')).toEqual([
      { from: '2026-10-30', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-10' },
    ]);
    expect(daysBefore(days)).toEqual({ from: '2026-10-18', to: '2026-10-29' });
  });

  it('are as small as can be read', () => {
    const of = (count: number) => ({ from: addDays('2026-11-20', 1 - count), to: '2026-11-20' });
    expect([1, 7, 30, 45, 90, 365, 3000].map((count) => unitOf(of(count)))).toEqual([
      'day',
      'day',
      'day',
      'day',
      'week',
      'month',
      'month',
    ]);
    expect(unitsOf(of(7))).toEqual(['day']);
    expect(unitsOf(of(30))).toEqual(['day', 'week']);
    expect(unitsOf(of(90))).toEqual(['day', 'week', 'month']);
    expect(unitsOf(of(365))).toEqual(['week', 'month']);
    expect(unitsOf(of(3000))).toEqual(['month']);
  });
});

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const day = fc.integer({ min: 0, max: 1200 }).map((count) => addDays('2025-01-01', count));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 400 }))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));
const unit = fc.constantFrom(...units);
const runs = { numRuns: 60 };

describe('in any zone, whatever its clocks do', () => {
  it('buckets follow each other without a gap, and are the whole period', () => {
    fc.assert(
      fc.property(period, unit, zone, (days, by, timeZone) => {
        const buckets = bucketsOf(piecesOf(days, by), timeZone);
        const { from, to } = momentsOfDays(days, timeZone);
        expect(buckets[0]?.start).toBe(from);
        expect(buckets.at(-1)?.end).toBe(to);
        expect(buckets.every(({ start, end }) => Date.parse(start) < Date.parse(end))).toBe(true);
        expect(buckets.slice(1).map(({ start }) => start)).toEqual(
          buckets.slice(0, -1).map(({ end }) => end),
        );
      }),
      runs,
    );
  });

  it('a moment is in the bucket of the day that the author’s clock shows', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 * 400 });
    fc.assert(
      fc.property(period, unit, zone, minute, (days, by, timeZone, minutes) => {
        const { from, to } = momentsOfDays(days, timeZone);
        const at = Date.parse(from) + ((minutes * 60_000) % (Date.parse(to) - Date.parse(from)));
        const shown = wallTime(new Date(at).toISOString(), timeZone).day;
        const found = bucketsOf(piecesOf(days, by), timeZone).find(
          ({ start, end }) => Date.parse(start) <= at && at < Date.parse(end),
        );
        expect(found && found.from <= shown && shown <= found.to).toBe(true);
      }),
      runs,
    );
  });

  it('the period before is as long and ends where this one begins', () => {
    fc.assert(
      fc.property(period, unit, (days, by) => {
        const before = daysBefore(days);
        expect(lengthOf(before)).toBe(lengthOf(days));
        expect(addDays(before.to, 1)).toBe(days.from);
        expect(unitsOf(days)).toContain(unitOf(days));
        expect(piecesOf(days, by).reduce((sum, piece) => sum + lengthOf(piece), 0)).toBe(lengthOf(days));
      }),
      runs,
    );
  });
});
