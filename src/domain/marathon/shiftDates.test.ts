import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import { inZone, shiftFollowers } from './shiftDates.ts';

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
