import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantsOf, minutesOf, timeOf, wallTime, weekdayOf } from '#lib/time/moments.ts';
import { busySpans, freeSlots, slotStep, type Offered, type SlotQuery, type Span } from './slots.ts';
import { consultationLengths } from './schema.ts';

const minute = 60_000;
const hour = 60 * minute;
const iso = (ms: number) => new Date(ms).toISOString();
const runs = { numRuns: 90 };

/** Clocks that change at odd hours, by odd amounts, and some that never change. */
const zones = [
  'Europe/Moscow',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'Atlantic/Azores',
  'America/New_York',
  'America/Havana',
  'America/St_Johns',
  'America/Santiago',
  'America/Asuncion',
  'America/Nuuk',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Novosibirsk',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Norfolk',
  'UTC',
];

/** The instants in 2026 to 2028 at which the clocks of a zone change. */
function shiftsOf(timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const nameAt = (ms: number) => format.format(ms).split('GMT')[1];
  const found: number[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 11, 1); at += 24 * hour)
    if (nameAt(at) !== nameAt(at + 24 * hour)) found.push(at);
  return found;
}

/**
 * The wall time, by the offset of the system's own calendar: a second opinion on the one that the rule uses. No clock changes within a quarter of an
 * hour of UTC, so each quarter is asked once.
 */
function createClock(timeZone: string): (ms: number) => { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  const offsetAt = (quarter: number) => {
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(quarter * 15 * minute)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
  };
  return (ms) => {
    const quarter = Math.floor(ms / (15 * minute));
    const offset = offsets.get(quarter) ?? offsetAt(quarter);
    offsets.set(quarter, offset);
    const shown = new Date(ms + offset).toISOString();
    return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
  };
}

const shifts = new Map(zones.map((zone) => [zone, shiftsOf(zone)]));
const clocks = new Map(zones.map((zone) => [zone, createClock(zone)]));

const clock = fc.integer({ min: 0, max: 287 }).map((fives) => timeOf(fives * 5));

/** Hours of a week that do not overlap on one day. */
const schedule = fc
  .array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), one: clock, other: clock }), { maxLength: 12 })
  .map((all) =>
    all
      .filter(({ one, other }) => one !== other)
      .map(({ weekday, one, other }) => ({
        weekday,
        from: one < other ? one : other,
        to: one < other ? other : one,
      }))
      .filter(
        (item, at, items) =>
          !items
            .slice(0, at)
            .some(({ weekday, from, to }) => weekday === item.weekday && from < item.to && item.from < to),
      ),
  );

/** Fewer than the author is shown, so that every minute of them can be checked. */
const days = 4;

const query = fc.constantFrom(...zones).chain((timezone): fc.Arbitrary<SlotQuery> => {
  const near = shifts.get(timezone) ?? [];
  const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2028, 10, 1) / minute });
  // Mostly chosen so that a clock change is within the two weeks.
  const now =
    near.length === 0
      ? anyTime
      : fc
          .oneof(
            {
              weight: 4,
              arbitrary: fc.tuple(fc.constantFrom(...near), fc.integer({ min: 0, max: 3 * 1440 })),
            },
            { weight: 1, arbitrary: anyTime },
          )
          .map((told) => (typeof told === 'number' ? told : Math.floor(told[0] / minute) - told[1]));
  return now.chain((nowMinute) => {
    const start = fc.integer({ min: -600, max: days * 1440 }).map((after) => (nowMinute + after) * minute);
    return fc.record({
      offered: fc.record({
        weeklySchedule: schedule,
        timezone: fc.constant(timezone),
        durationMin: fc.constantFrom(...consultationLengths),
        bufferMin: fc.integer({ min: 0, max: 60 }),
        leadTimeHours: fc.constantFrom(0, 1, 12, 48, 168),
        maxPerDay: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
      }),
      now: fc.constant(nowMinute * minute),
      days: fc.constant(days),
      busy: fc.array(
        fc.tuple(start, fc.integer({ min: 1, max: 480 })).map(([from, length]) => ({
          start: from,
          end: from + length * minute,
        })),
        { maxLength: 8 },
      ),
      booked: fc.array(start, { maxLength: 8 }),
    });
  });
});

/** Every minute of the days, checked one by one: whether it is open, in which hours, and for the first time. */
function byMinutes({ offered, now, days: count, busy, booked }: SlotQuery): Span[] {
  const { weeklySchedule, timezone, durationMin, bufferMin, leadTimeHours, maxPerDay } = offered;
  const shownAt = clocks.get(timezone) ?? createClock(timezone);
  const today = shownAt(now).day;
  const last = addDays(today, count - 1);
  const seen = new Set<string>();
  /** By the minute: the day, the open hours, and how far into them the clock is; null if closed. */
  const open = new Map<number, { day: string; hours: number; into: number; again: boolean } | null>();
  const first = Math.floor(now / minute) * minute - 30 * hour;
  const weekdays = new Map<string, number>();
  for (let at = first; at < now + (count + 2) * 24 * hour; at += minute) {
    const { day, time } = shownAt(at);
    const again = seen.has(`${day} ${time}`);
    seen.add(`${day} ${time}`);
    const dayOfWeek = weekdays.get(day) ?? weekdayOf(day);
    weekdays.set(day, dayOfWeek);
    const hours = weeklySchedule.findIndex(
      ({ weekday, from, to }) => weekday === dayOfWeek && from <= time && time < to,
    );
    const from = weeklySchedule[hours]?.from;
    const within = day >= today && day <= last && from !== undefined;
    open.set(at, within ? { day, hours, into: minutesOf(time) - minutesOf(from), again } : null);
  }
  const bookedOn = new Map<string, number>();
  for (const start of booked) {
    const { day } = shownAt(start);
    bookedOn.set(day, (bookedOn.get(day) ?? 0) + 1);
  }
  const taken = new Set<number>();
  for (const { start, end } of busy)
    for (let at = start - bufferMin * minute; at < end + bufferMin * minute; at += minute) taken.add(at);

  const found: Span[] = [];
  for (const [start, at] of open) {
    if (at === null || at.again || at.into % slotStep(durationMin) !== 0) continue;
    if (start < now + leadTimeHours * hour) continue;
    if (maxPerDay !== null && (bookedOn.get(at.day) ?? 0) >= maxPerDay) continue;
    const minutes = Array.from({ length: durationMin }, (_, later) => start + later * minute);
    const whole = minutes.every((each) => {
      const there = open.get(each);
      return there?.day === at.day && there.hours === at.hours && !taken.has(each);
    });
    if (whole) found.push({ start, end: start + durationMin * minute });
  }
  return found;
}

const office: Offered = {
  weeklySchedule: [{ weekday: 5, from: '10:00', to: '12:00' }],
  timezone: 'Europe/Moscow',
  durationMin: 60,
  bufferMin: 15,
  leadTimeHours: 0,
  maxPerDay: null,
};

describe('the free times of a consultation', () => {
  it('are those that looking at every single minute finds, whatever the clocks do', () => {
    let withSlots = 0;
    fc.assert(
      fc.property(query, (asked) => {
        const slots = freeSlots(asked).flatMap((day) => day.slots);
        if (slots.length > 0) withSlots++;
        expect(slots).toEqual(byMinutes(asked));
      }),
      runs,
    );
    // The property proves nothing if nothing is offered.
    expect(withSlots).toBeGreaterThan(runs.numRuns / 3);
  });

  it('stand under the day that the clock of the consultation shows, in order', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const found = freeSlots(asked);
        expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted());
        for (const { day, slots } of found) {
          expect(slots.length).toBeGreaterThan(0);
          for (const { start } of slots) expect(wallTime(iso(start), asked.offered.timezone).day).toBe(day);
        }
      }),
      runs,
    );
  });

  const morning = Date.parse('2026-11-20T06:00:00Z');
  const at = (time: string) => {
    const found = instantsOf({ day: '2026-11-20', time }, 'Europe/Moscow');
    return Date.parse(found.kind === 'once' ? found.at : '');
  };
  const times = (more: Partial<SlotQuery> = {}, offered: Partial<Offered> = {}) =>
    freeSlots({ offered: { ...office, ...offered }, now: morning, days: 1, busy: [], booked: [], ...more })
      .flatMap(({ slots }) => slots)
      .map(({ start }) => wallTime(iso(start), 'Europe/Moscow').time);

  it('begin every half hour, and more often where they are shorter', () => {
    expect(times()).toEqual(['10:00', '10:30', '11:00']);
    expect(
      times({}, { durationMin: 15, weeklySchedule: [{ weekday: 5, from: '10:00', to: '10:45' }] }),
    ).toEqual(['10:00', '10:15', '10:30']);
  });

  it('keep the rest from what is taken on both sides', () => {
    expect(times({ busy: [{ start: at('11:15'), end: at('13:00') }] })).toEqual(['10:00']);
    expect(times({ busy: [{ start: at('11:10'), end: at('13:00') }] })).toEqual([]);
    expect(times({ busy: [{ start: at('09:00'), end: at('09:45') }] })).toEqual(['10:00', '10:30', '11:00']);
    expect(times({ busy: [{ start: at('09:00'), end: at('09:46') }] })).toEqual(['10:30', '11:00']);
  });

  it('begin after the lead time, and are none on a day that is full', () => {
    expect(times({ now: at('08:30') }, { leadTimeHours: 2 })).toEqual(['10:30', '11:00']);
    expect(times({ booked: [at('10:00')] }, { maxPerDay: 1 })).toEqual([]);
    expect(times({ booked: [at('10:00')] }, { maxPerDay: 2 })).toEqual(['10:00', '10:30', '11:00']);
  });

  it('are taken by paid requests and by webinars, not by what was called off or never paid', () => {
    const request = { requestedAt: iso(at('10:00')), durationMin: 60 };
    const webinar = { startsAt: iso(at('11:00')), durationMin: 60 };
    const spans = (status: string) => busySpans([{ ...request, status }], []);
    for (const status of ['new', 'confirmed', 'in_progress', 'done', 'no_show'])
      expect(spans(status)).toEqual([{ start: at('10:00'), end: at('11:00') }]);
    for (const status of ['pending_payment', 'rescheduled', 'cancelled_author', 'cancelled_client'])
      expect(spans(status)).toEqual([]);
    expect(busySpans([], [{ ...webinar, status: 'scheduled' }])).toHaveLength(1);
    expect(busySpans([], [{ ...webinar, status: 'cancelled' }])).toEqual([]);
  });
});
