import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placed } from '#components/data/planning/layout.ts';
import { addDays, instantsOf, offsetMinutes, timeOf } from '#lib/time/moments.ts';
import {
  aheadAt,
  drawn,
  freeFrom,
  HOUR,
  hoursBeside,
  hoursOf,
  hoursOfDay,
  movedTo,
  periodOf,
  spotAt,
} from './timeGrid.ts';

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

describe('what is drawn is what is shown', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

  test('in every zone, on every day of 2026 to 2028, unless clocks go over it', () => {
    const stretch = fc.record({
      day: fc.integer({ min: 0, max: 1095 }).map((days) => addDays('2026-01-01', days)),
      start: fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15),
      length: fc.integer({ min: 1, max: 32 }).map((quarters) => quarters * 15),
    });
    fc.assert(
      fc.property(fc.constantFrom(...zones), stretch, (timeZone, { day, start, length }) => {
        const period = periodOf({ start, end: start + length }, day, timeZone);
        // It lasts as long as it is tall, and begins where it was drawn.
        expect(Date.parse(period.end) - Date.parse(period.start)).toBe(length * 60_000);
        const shown = placed({ id: '', kind: 'webinar', title: '', ...period }, timeZone);
        const gone = instantsOf({ day, time: timeOf(start) }, timeZone).kind === 'never';
        expect(gone || (shown.from === day && shown.start === start)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('on every day of three years on which clocks change, in every zone', () => {
    let changed = 0;
    const wrong: string[] = [];
    const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
    for (const timeZone of zones) {
      let last = offsetMinutes(timeZone, noon('2026-01-01'));
      for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 7)) {
        // Weeks tell quickly whether clocks change within one.
        const before = last;
        last = offsetMinutes(timeZone, noon(addDays(day, 7)));
        if (last === before) continue;
        const days = Array.from({ length: 8 }, (_, index) => addDays(day, index));
        const odd = days.find((one) => hoursOfDay(one, timeZone) !== 24);
        if (odd === undefined) continue;
        changed += 1;
        for (const start of [0, 60, 120, 150, 180, 720]) {
          const period = periodOf({ start, end: start + 60 }, odd, timeZone);
          const shown = placed({ id: '', kind: 'webinar', title: '', ...period }, timeZone);
          const gone = instantsOf({ day: odd, time: timeOf(start) }, timeZone).kind === 'never';
          if (!gone && (shown.from !== odd || shown.start !== start))
            wrong.push(`${timeZone} ${odd} ${start}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(changed).toBeGreaterThan(500);
  });
});

test('words find the first free place of a stretch, past what is drawn higher than it lasts', () => {
  const stretch = { start: 550, end: 1440 };
  expect(freeFrom(stretch, 60, [])).toBe(550);
  expect(freeFrom(stretch, 60, [{ start: 540, end: 600 }])).toBe(600);
  const crowded = [
    { start: 640, end: 700 },
    { start: 540, end: 600 },
  ];
  expect(freeFrom(stretch, 60, crowded)).toBe(700);
  expect(freeFrom(stretch, 30, crowded)).toBe(600);
  expect(freeFrom(stretch, 30, [{ start: 549, end: 552 }])).toBeGreaterThan(560);
  expect(freeFrom({ start: 1380, end: 1440 }, 70, [])).toBeNull();
});

test('a second clock stands beside the first, over a change of either', () => {
  expect(hoursBeside('2026-11-20', 'Europe/Moscow', 'Asia/Vladivostok')[18]).toEqual({
    time: '01:00',
    shift: 1,
  });
  expect(hoursBeside('2026-11-20', 'Europe/Moscow', 'America/New_York')[3]).toEqual({
    time: '19:00',
    shift: -1,
  });
  expect(hoursOfDay('2026-10-25', 'Europe/Berlin')).toBe(25);
  expect(hoursOfDay('2026-03-29', 'Europe/Berlin')).toBe(23);
  expect(aheadAt('2026-10-24', 'Europe/Berlin', 'Europe/Moscow')).toBe(60);
  expect(aheadAt('2026-10-26', 'Europe/Berlin', 'Europe/Moscow')).toBe(120);
});
