import { expect, test } from 'vitest';
import { momentsOfDays } from './buckets.ts';
import { lastDays } from './lastDays.ts';
import { wallTime } from './moments.ts';
import { daysOf } from './periods.ts';

/** Offsets of half and quarter hours, both ends of the date line, and clocks that change at midnight or by half an hour. */
const zones = [
  'UTC',
  'Europe/Moscow',
  'Europe/London',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
];

/** As the list of purchases asks: `shown.ts`. */
const asked = (ms: number, zone: string) =>
  momentsOfDays(daysOf('days30', wallTime(new Date(ms).toISOString(), zone).day), zone);

test.each(zones)('the last thirty days of %s are those that a list asks for, all through a year', (zone) => {
  const first = Date.parse('2026-01-01T00:00:00.250Z');
  // Each day begins an hour earlier than the one before.
  const times = Array.from({ length: 382 }, (_, at) => first + at * 23 * 3_600_000);
  const differ = times.filter(
    (ms) => JSON.stringify(lastDays(30, zone, ms)) !== JSON.stringify(asked(ms, zone)),
  );
  expect(differ.map((ms) => new Date(ms).toISOString())).toEqual([]);
});

test('without a zone it is the clock of the device, and a zone that nobody knows is none', () => {
  const ms = Date.parse('2026-11-20T22:30:00Z');
  expect(lastDays(30, '', ms)).toEqual(asked(ms, new Intl.DateTimeFormat().resolvedOptions().timeZone));
  expect(() => lastDays(30, '1', ms)).toThrow(RangeError);
});
