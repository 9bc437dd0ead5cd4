import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import { inZone, shiftFollowers, shiftOfStart } from './shiftDates.ts';
import type { MarathonDates } from './rules.ts';

const berlin = 'Europe/Berlin';

test('a day later is the same time on the clock, over a change of clocks too', () => {
  expect(shiftMoment('2026-12-01T16:00:00.000Z', 24 * 60, 'Europe/Moscow')).toBe('2026-12-02T16:00:00.000Z');
  // The night of 28 March 2027 has no hour from two to three.
  expect(shiftMoment('2027-03-27T08:00:00.000Z', 24 * 60, berlin)).toBe('2027-03-28T07:00:00.000Z');
  expect(wallMinutes('2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z', berlin)).toBe(24 * 60);
});

test('what is not set stays so', () => {
  const dates = { enrollFrom: null, enrollTo: '2026-11-24T15:00:00.000Z', endsAt: null };
  expect(shiftFollowers(dates, -60, 'UTC')).toEqual({
    enrollFrom: null,
    enrollTo: '2026-11-24T14:00:00.000Z',
    endsAt: null,
  });
});

test('another zone reads the same on its clock', () => {
  expect(inZone('2026-12-01T03:00:00.000Z', 'Europe/Moscow', 'Asia/Almaty')).toBe('2026-12-01T01:00:00.000Z');
});

/** A marathon that starts in winter and enrols in summer. */
const winter = {
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: null,
  enrollFrom: '2026-09-01T07:00:00.000Z',
  enrollTo: '2026-10-01T17:00:00.000Z',
};

/** The same wall times in another zone. */
const readIn = (timeZone: string) => {
  const there = (iso: string) => inZone(iso, 'Europe/Moscow', timeZone);
  const { startsAt, enrollFrom, enrollTo } = winter;
  return {
    timeZone,
    dates: {
      startsAt: there(startsAt),
      endsAt: null,
      enrollFrom: there(enrollFrom),
      enrollTo: there(enrollTo),
    },
  };
};

test('another zone moves no start, over a change of clocks either', () => {
  const kept = { dates: winter, timeZone: 'Europe/Moscow' };
  expect(shiftOfStart(kept, readIn('Asia/Almaty'))).toBe(0);
  expect(shiftOfStart(kept, readIn(berlin))).toBe(0);
});

test('a start that is moved after the zone is as far as its clock says', () => {
  const kept = { dates: winter, timeZone: 'Europe/Moscow' };
  const { dates, timeZone } = readIn(berlin);
  const startsAt = shiftMoment(dates.startsAt, 7 * 24 * 60, berlin);
  expect(shiftOfStart(kept, { dates: { ...dates, startsAt }, timeZone })).toBe(7 * 24 * 60);
});

test('a start that the others have followed, or parted from, is no shift any more', () => {
  const timeZone = 'Europe/Moscow';
  const day = 24 * 60;
  const startsAt = shiftMoment(winter.startsAt, day, timeZone);
  const kept = { dates: winter, timeZone };
  const shiftTo = (dates: Partial<MarathonDates>) =>
    shiftOfStart(kept, { dates: { ...winter, startsAt, ...dates }, timeZone });
  expect(shiftTo({})).toBe(day);
  expect(shiftTo(shiftFollowers(winter, day, timeZone))).toBe(0);
  expect(shiftTo({ enrollTo: shiftMoment(winter.enrollTo, day, timeZone) })).toBe(0);
  expect(shiftOfStart(kept, { dates: { ...winter, startsAt: '' }, timeZone })).toBe(0);
});

const zone = fc.constantFrom('Europe/Moscow', 'UTC', 'Asia/Kathmandu', 'Asia/Almaty');
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());

test('moved by what lies between two moments, all dates keep their distances', () => {
  fc.assert(
    fc.property(zone, moment, moment, moment, (timeZone, from, to, other) => {
      const minutes = wallMinutes(from, to, timeZone);
      expect(shiftMoment(from, minutes, timeZone)).toBe(to);
      const moved = shiftMoment(other, minutes, timeZone);
      expect(wallMinutes(to, moved, timeZone)).toBe(wallMinutes(from, other, timeZone));
      expect(shiftMoment(moved, -minutes, timeZone)).toBe(other);
    }),
  );
});
