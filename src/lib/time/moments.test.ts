import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  formatOffset,
  instantsOf,
  isZone,
  minutesOf,
  offsetMinutes,
  timeOf,
  wallTime,
  weekdayOf,
  type WallTime,
} from './moments.ts';

/** What the browser's own formatter shows: an oracle that shares no code with the tested functions. */
function shownBy(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (ms: number): WallTime => {
    const part: Record<string, string> = {};
    for (const { type, value } of format.formatToParts(ms)) part[type] = value;
    return {
      day: `${part['year']}-${part['month']}-${part['day']}`,
      time: `${part['hour']}:${part['minute']}`,
    };
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const from = Date.UTC(2026, 0, 1);
const to = Date.UTC(2029, 0, 1);

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** The offset from UTC by the oracle, minutes. */
const ahead = (show: (ms: number) => WallTime, ms: number) => {
  const { day, time } = show(ms);
  return (Date.parse(`${day}T${time}:00Z`) - ms) / MINUTE;
};

interface Change {
  timeZone: string;
  /** The first instant of the new offset, ms. */
  at: number;
  before: number;
  after: number;
}

/** Every clock change of a zone in three years: found by weeks, then to the minute by bisection. */
function changesOf(timeZone: string): Change[] {
  const show = shownBy(timeZone);
  const found: Change[] = [];
  const week = 7 * 24 * HOUR;
  for (let left = from; left < to; left += week) {
    const before = ahead(show, left);
    const after = ahead(show, left + week);
    if (before === after) continue;
    let low = left;
    let high = left + week;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (ahead(show, middle) === before) low = middle;
      else high = middle;
    }
    found.push({ timeZone, at: high, before, after });
  }
  return found;
}

const changes = zones.flatMap(changesOf);
const iso = (ms: number) => new Date(ms).toISOString();
/** The wall time of an offset at an instant. */
const clock = (ms: number, offset: number): WallTime => {
  const text = iso(ms + offset * MINUTE);
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
};

const zone = fc.constantFrom(...zones);
const minute = fc.integer({ min: from / MINUTE, max: to / MINUTE }).map((count) => count * MINUTE);
const runs = { numRuns: 1500 };

describe('entered, stored, shown', () => {
  test('there are zones and changes to try', () => {
    expect(zones.length).toBeGreaterThan(400);
    expect(changes.length).toBeGreaterThan(500);
    expect(changes.some(({ before, after }) => Math.abs(after - before) === 30)).toBe(true);
  });

  test('an instant is shown as the platform shows it', () => {
    fc.assert(
      fc.property(zone, minute, (timeZone, ms) => {
        expect(wallTime(iso(ms), timeZone)).toEqual(shownBy(timeZone)(ms));
      }),
      runs,
    );
  });

  test('what a clock shows leads back to the instant', () => {
    fc.assert(
      fc.property(zone, minute, (timeZone, ms) => {
        const found = instantsOf(wallTime(iso(ms), timeZone), timeZone);
        const instants = found.kind === 'twice' ? [found.first, found.second] : [found.at];
        expect(found.kind).not.toBe('never');
        expect(instants.map(Date.parse)).toContain(ms);
      }),
      runs,
    );
  });

  test('any day and time that is entered is what is shown, unless clocks go over it', () => {
    const entered = fc.tuple(fc.integer({ min: 0, max: 1095 }), fc.integer({ min: 0, max: 1439 }));
    fc.assert(
      fc.property(zone, entered, (timeZone, [days, minutes]) => {
        const wall = { day: addDays('2026-01-01', days), time: timeOf(minutes) };
        const found = instantsOf(wall, timeZone);
        const shown = found.kind === 'never' ? found.shown : wall;
        const instants = found.kind === 'twice' ? [found.first, found.second] : [found.at];
        for (const at of instants) expect(shownBy(timeZone)(Date.parse(at))).toEqual(shown);
        expect(isDeepStrictEqual(shown, wall)).toBe(found.kind !== 'never');
      }),
      runs,
    );
  });
});

describe('changes of the clocks, 2026 to 2028', () => {
  /** Some minutes of a gap or an overlap, from its first to its last. */
  const steps = (length: number) => [0, 1, Math.floor(length / 2), length - 1];
  const forward = changes.filter(({ before, after }) => after > before);
  const back = changes.filter(({ before, after }) => after < before);

  test('forward: minutes that never come, in every zone', () => {
    expect(forward.length).toBeGreaterThan(100);
    for (const { timeZone, at, before, after } of forward)
      for (const step of steps(after - before)) {
        const ms = at + step * MINUTE;
        expect({ timeZone, ...instantsOf(clock(ms, before), timeZone) }).toEqual({
          timeZone,
          kind: 'never',
          at: iso(ms),
          shown: clock(ms, after),
        });
      }
  });

  test('back: minutes that come twice, in every zone', () => {
    expect(back.length).toBeGreaterThan(100);
    for (const { timeZone, at, before, after } of back)
      for (const step of steps(before - after)) {
        const ms = at + step * MINUTE;
        expect({ timeZone, ...instantsOf(clock(ms, after), timeZone) }).toEqual({
          timeZone,
          kind: 'twice',
          first: iso(ms - (before - after) * MINUTE),
          second: iso(ms),
        });
      }
  });

  test('the last minute before and the first after are plain', () => {
    for (const { timeZone, at, before, after } of changes) {
      const length = Math.abs(after - before);
      const around =
        after > before
          ? [clock(at - MINUTE, before), clock(at, after)]
          : [clock(at - (length + 1) * MINUTE, before), clock(at + length * MINUTE, after)];
      for (const wall of around)
        expect({ timeZone, wall, kind: instantsOf(wall, timeZone).kind }).toEqual({
          timeZone,
          wall,
          kind: 'once',
        });
    }
  });
});

test('a zone that the device does not know counts as UTC', () => {
  expect(isZone('Europe/Moscow')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
  expect(wallTime('2026-11-26T16:30:00Z', 'Mars/Olympus')).toEqual({ day: '2026-11-26', time: '16:30' });
  expect(instantsOf({ day: '2026-11-26', time: '16:30' }, 'Mars/Olympus')).toEqual({
    kind: 'once',
    at: '2026-11-26T16:30:00.000Z',
  });
});

test('days', () => {
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
  expect(dayOf(2026, 2, 29)).toBeNull();
  expect(dayOf(2026, 13, 1)).toBeNull();
  expect(dayOf(26, 1, 1)).toBeNull();
  expect(dayOf(202, 1, 1)).toBeNull();
  // One day more, and its name would no longer be ten signs long.
  expect(dayOf(9999, 12, 31)).toBeNull();
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
  expect(weekdayOf('2026-11-20')).toBe(5);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('times of day', () => {
  expect(minutesOf('19:30')).toBe(1170);
  expect(timeOf(1170)).toBe('19:30');
  expect(timeOf(5)).toBe('00:05');
});

test('offsets', () => {
  expect(offsetMinutes('Asia/Kathmandu', from)).toBe(345);
  expect(formatOffset(180)).toBe('GMT+3');
  expect(formatOffset(345)).toBe('GMT+5:45');
  expect(formatOffset(-210)).toBe('GMT−3:30');
  expect(formatOffset(0)).toBe('GMT');
});
