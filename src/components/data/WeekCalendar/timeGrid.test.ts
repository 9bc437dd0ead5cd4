import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn, HOUR, hoursOf, movedTo, periodOf, spotAt } from './timeGrid.ts';

test('a point is a day and a minute', () => {
  const area = { left: 100, top: 50, width: 700 };
  expect(spotAt({ x: 350, y: 50 + 9.5 * HOUR }, area, 7)).toEqual({ index: 2, minutes: 570 });
  expect(spotAt({ x: 0, y: 0 }, area, 7)).toEqual({ index: 0, minutes: 0 });
  expect(spotAt({ x: 5_000, y: 5_000 }, area, 7)).toEqual({ index: 6, minutes: 1_440 });
});

describe('movedTo', () => {
  test('keeps to quarters of an hour and to the length', () => {
    expect(movedTo({ index: 0, start: 600, end: 690 }, 3, 668)).toEqual({ index: 3, start: 675, end: 765 });
  });

  test('begins within the day', () => {
    expect(movedTo({ index: 0, start: 600, end: 660 }, 0, -20)).toMatchObject({ start: 0, end: 60 });
    expect(movedTo({ index: 0, start: 600, end: 660 }, 0, 1_440)).toMatchObject({ start: 1_425, end: 1_485 });
  });
});

test('drawing up and down gives the same whole slots', () => {
  expect(drawn(1, 610, 700)).toEqual({ index: 1, start: 600, end: 720 });
  const minute = fc.integer({ min: 0, max: 1_440 });
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      const stretch = drawn(0, one, other);
      expect(stretch).toEqual(drawn(0, other, one));
      expect(stretch.end - stretch.start).toBeGreaterThanOrEqual(30);
      expect(stretch.end).toBeLessThanOrEqual(1_440);
    }),
  );
});

describe('periodOf', () => {
  test('is by the clock of the zone', () => {
    expect(periodOf({ start: 660, end: 750 }, '2026-11-24', 'Europe/Moscow')).toEqual({
      start: '2026-11-24T08:00:00.000Z',
      end: '2026-11-24T09:30:00.000Z',
    });
  });

  test('lasts as long where clocks go forward or back', () => {
    expect(periodOf({ start: 90, end: 210 }, '2026-03-29', 'Europe/Berlin')).toEqual({
      start: '2026-03-29T00:30:00.000Z',
      end: '2026-03-29T02:30:00.000Z',
    });
    expect(periodOf({ start: 150, end: 180 }, '2026-10-25', 'Europe/Berlin').start).toBe(
      '2026-10-25T00:30:00.000Z',
    );
    expect(periodOf({ start: 150, end: 180 }, '2026-03-29', 'Europe/Berlin').start).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });
});

test('hours in words go past midnight', () => {
  expect(hoursOf({ start: 660, end: 750 })).toBe('11:00–12:30');
  expect(hoursOf({ start: 1_425, end: 1_485 })).toBe('23:45–00:45');
});
