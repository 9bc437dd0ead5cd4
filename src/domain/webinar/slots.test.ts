import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { addDays, instantsOf, timeOf, wallTime } from '#lib/time/moments.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform, testTime } from '#platform/testing/platform.ts';
import { earliestStart, overlaps, startProblem, webinarStatuses } from './rules.ts';
import {
  busyPeriods,
  clashesOf,
  firstFree,
  freeStarts,
  lastFree,
  offersAround,
  offersFrom,
  roundUp,
  slotStep,
} from './slots.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const step = slotStep * minute;
const iso = (ms: number) => new Date(ms).toISOString();
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

interface Planned {
  id: string;
  startsAt: string;
  durationMin: number;
  status: string;
}

const zone = fc.constantFrom(...zones);
const length = fc.integer({ min: 1, max: 32 }).map((steps) => steps * slotStep);
/** Any minute of 2026 to 2028. */
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2028, 11, 20) / minute })
  .map((minutes) => minutes * minute);
/** Webinars of the days after `now`, at any minute: those planned elsewhere need not begin at a quarter. */
const plannedAfter = (now: number) =>
  fc.array(
    fc.record({
      id: fc.uuid(),
      startsAt: fc.integer({ min: 0, max: 4 * 24 * 60 }).map((minutes) => iso(now + minutes * minute)),
      durationMin: length,
      status: fc.constantFrom(...webinarStatuses),
    }),
    { maxLength: 24 },
  );
const scene = moment.chain((now) =>
  fc.record({ now: fc.constant(now), webinars: plannedAfter(now), durationMin: length, timeZone: zone }),
);

/** The platform's answer to a new webinar. */
const refusedAt = (start: number, durationMin: number, webinars: readonly Planned[], now: number) => {
  const time = { startsAt: iso(start), durationMin, status: 'scheduled' };
  return startProblem(now, time.startsAt) !== null || webinars.some((other) => overlaps(time, other));
};

/** Whether the wall time in the zone is a full quarter of an hour. */
const isQuarter = (ms: number, timeZone: string) =>
  ms % minute === 0 && Number(wallTime(iso(ms), timeZone).time.slice(3)) % slotStep === 0;

const runs = { numRuns: 400 };

describe('the next free starts', () => {
  it('are what the rules allow, and the earliest that there is', () => {
    fc.assert(
      fc.property(scene, ({ now, webinars, durationMin, timeZone }) => {
        const busy = busyPeriods(webinars);
        const query = { busy, from: earliestStart(now), durationMin, timeZone, until: now + 8 * day };
        const found = freeStarts(query, 5);
        // By brute force: every full quarter of an hour, checked against the rules.
        const free: number[] = [];
        for (let at = query.from; at <= query.until && free.length < 5; at += minute)
          if (isQuarter(at, timeZone) && !refusedAt(at, durationMin, webinars, now)) free.push(at);
        expect(found).toEqual(free);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  it('exist whenever the author sleeps at all: the last webinar ends some day', () => {
    fc.assert(
      fc.property(scene, ({ now, webinars, durationMin, timeZone }) => {
        const query = { busy: busyPeriods(webinars), from: offersFrom(now), durationMin, timeZone };
        const start = firstFree(query);
        expect(start).not.toBeNull();
        if (start === null) return;
        expect(isQuarter(start, timeZone)).toBe(true);
        expect(refusedAt(start, durationMin, webinars, now)).toBe(false);
        // Still allowed while the author reads it.
        expect(refusedAt(start, durationMin, webinars, now + 4 * minute)).toBe(false);
      }),
      runs,
    );
  });

  it('may be kept within the hours of a day', () => {
    const hours = { from: 9 * 60, to: 22 * 60 };
    fc.assert(
      fc.property(scene, ({ now, webinars, durationMin, timeZone }) => {
        const busy = busyPeriods(webinars);
        const [start] = freeStarts({ busy, from: offersFrom(now), durationMin, timeZone, hours }, 1);
        expect(start).toBeDefined();
        if (start === undefined) return;
        const [from, to] = [
          wallTime(iso(start), timeZone),
          wallTime(iso(start + durationMin * minute), timeZone),
        ];
        expect(from.day).toBe(to.day);
        expect(from.time >= timeOf(hours.from) && to.time <= timeOf(hours.to)).toBe(true);
        expect(refusedAt(start, durationMin, webinars, now)).toBe(false);
      }),
      runs,
    );
  });

  it('are none before the given end where all of it is taken', () => {
    const now = testTime;
    const busy = [{ start: now, end: now + 3 * day }];
    const query = { busy, from: now, durationMin: 60, timeZone: 'Europe/Moscow' };
    expect(freeStarts({ ...query, until: now + 2 * day }, 3)).toEqual([]);
    expect(freeStarts({ ...query, hours: { from: 600, to: 630 } }, 3)).toEqual([]);
    expect(firstFree({ ...query, until: now + 4 * day })).toBe(roundUp(now + 3 * day, 'Europe/Moscow'));
  });
});

describe('the last free start before an instant', () => {
  it('is free, and none after it is', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 4 * 24 * 60 }), (at, minutes) => {
        const { now, webinars, durationMin, timeZone } = at;
        const query = { busy: busyPeriods(webinars), from: now, durationMin, timeZone };
        const before = now + minutes * minute;
        const found = lastFree(query, before);
        const isFree = (ms: number) =>
          isQuarter(ms, timeZone) && clashesOf(webinars, { startsAt: iso(ms), durationMin }).length === 0;
        let expected: number | null = null;
        for (let ms = before; ms >= now && expected === null; ms -= minute) if (isFree(ms)) expected = ms;
        expect(found).toBe(expected);
      }),
      { ...runs, numRuns: 60 },
    );
  });
});

describe('offers instead of a time that is taken', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  const taken = { id: 'son', startsAt: '2026-11-26T17:00:00Z', durationMin: 90, status: 'scheduled' };
  const query = {
    busy: busyPeriods([taken]),
    from: offersFrom(now),
    durationMin: 90,
    timeZone: 'Europe/Moscow',
  };

  it('are the last before it, the first after it and the earliest', () => {
    expect(offersAround(query, Date.parse('2026-11-26T16:30:00Z'))).toEqual([
      { start: Date.parse('2026-11-26T15:30:00Z'), earliest: false },
      { start: Date.parse('2026-11-26T18:30:00Z'), earliest: false },
      { start: Date.parse('2026-11-22T09:15:00Z'), earliest: true },
    ]);
  });

  it('are each told once, and never before the 48 hours', () => {
    expect(offersAround(query, now)).toEqual([{ start: Date.parse('2026-11-22T09:15:00Z'), earliest: true }]);
  });
});

describe('what is in the way', () => {
  const webinars = [
    { id: 'b', startsAt: '2026-11-26T18:00:00Z', durationMin: 60, status: 'scheduled' },
    { id: 'a', startsAt: '2026-11-26T17:00:00Z', durationMin: 60, status: 'live' },
    { id: 'c', startsAt: '2026-11-26T17:00:00Z', durationMin: 60, status: 'cancelled' },
  ];

  it('is named in order, without itself and what is cancelled', () => {
    const time = { startsAt: '2026-11-26T17:30:00Z', durationMin: 60 };
    expect(clashesOf(webinars, time).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(clashesOf(webinars, time, 'a').map(({ id }) => id)).toEqual(['b']);
    expect(clashesOf(webinars, { ...time, startsAt: '2026-11-26T19:00:00Z' })).toEqual([]);
  });

  it('is one time where webinars follow each other', () => {
    const start = Date.parse('2026-11-26T17:00:00Z');
    expect(busyPeriods(webinars)).toEqual([{ start, end: start + 2 * hour }]);
    expect(busyPeriods(webinars, 'a')).toEqual([{ start: start + hour, end: start + 2 * hour }]);
  });
});

it('a quarter of an hour is one by the clock of the zone, on every day of three years', () => {
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: 0, max: 1095 }),
      fc.integer({ min: 0, max: 1439 }),
      (timeZone, days, at) => {
        const found = instantsOf({ day: addDays('2026-01-01', days), time: timeOf(at) }, timeZone);
        const ms = Date.parse(found.kind === 'twice' ? found.second : found.at);
        const rounded = roundUp(ms, timeZone);
        expect(isQuarter(rounded, timeZone)).toBe(true);
        for (let between = ms; between < rounded; between += minute)
          expect(isQuarter(between, timeZone)).toBe(false);
      },
    ),
    { ...runs, numRuns: 1500 },
  );
});

describe('against the platform', () => {
  const { webinar } = endpoints;

  it('every offer is taken, and every quarter before it refused', async () => {
    const lengths = fc.integer({ min: 1, max: 12 }).map((steps) => steps * slotStep);
    const hurdles = fc.array(fc.record({ quarter: fc.integer({ min: 0, max: 40 }), durationMin: lengths }), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(hurdles, lengths, zone, async (wishes, durationMin, timeZone) => {
        const at = await testPlatform({ scenario: empty });
        const first = roundUp(earliestStart(testTime), timeZone);
        const bodyAt = (start: number, minutes: number) => ({
          body: { name: 'Дыхание для сна', startsAt: iso(start), durationMin: minutes, timezone: timeZone },
        });
        // Those that conflict with an earlier one are refused, which is just as good.
        for (const wish of wishes)
          await at.call(webinar.create, bodyAt(first + wish.quarter * step, wish.durationMin));
        const { list } = await at.ask<{ list: Planned[] }>(webinar.list, { body: { limit: 100 } });
        const query = { busy: busyPeriods(list), from: earliestStart(testTime), durationMin, timeZone };
        const start = firstFree(query);
        expect(start).not.toBeNull();
        if (start === null) return;
        for (let before = first; before < start; before += step)
          expect((await at.call(webinar.create, bodyAt(before, durationMin))).status).toBe(409);
        expect((await at.call(webinar.create, bodyAt(start, durationMin))).status).toBe(200);
      }),
      { numRuns: 25 },
    );
  });
});
