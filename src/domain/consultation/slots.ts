import {
  addDays,
  instantsOf,
  minutesOf,
  offsetMinutes,
  timeOf,
  wallTime,
  weekdayOf,
} from '#lib/time/moments.ts';
import { periodOf, type WebinarTime } from '../webinar/rules.ts';
import type { WeekdayHours } from './rules.ts';
import type { ConsultationRequest } from '../consultation-request/schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A stretch of time, ms since the epoch: from `start` up to `end`, left out. */
export interface Span {
  start: number;
  end: number;
}

/** What clients may book of a consultation. */
export interface Offered {
  /** The hours of the week, by the clock of `timezone`. */
  weeklySchedule: readonly WeekdayHours[];
  timezone: string;
  durationMin: number;
  /** Rest before and after, minutes. */
  bufferMin: number;
  /** How far ahead one must book, hours. */
  leadTimeHours: number;
  /** Most a day; null is without limit. */
  maxPerDay: number | null;
}

/** What is asked for. */
export interface SlotQuery {
  offered: Offered;
  /** Ms since the epoch. */
  now: number;
  /** How many days by the clock of the consultation, today among them. */
  days: number;
  /** When the author is taken, in any order. */
  busy: readonly Span[];
  /** Beginnings of what was booked of this very consultation, ms: they count towards the most a day. */
  booked: readonly number[];
}

/** The free times of a day. */
interface SlotDay {
  /** `YYYY-MM-DD` by the clock of the consultation. */
  day: string;
  slots: Span[];
}

/** Minutes between two beginnings: half an hour, or less where a consultation is shorter. */
export const slotStep = (durationMin: number): number => Math.min(30, durationMin);

/** The hours that hold a time of a day. */
const holds = (hours: WeekdayHours, day: string, time: string): boolean =>
  weekdayOf(day) === hours.weekday && hours.from <= time && time < hours.to;

/** Whether the clock shows times of these hours of this day from the beginning of a span to its end. */
function staysWithin({ start, end }: Span, hours: WeekdayHours, day: string, timeZone: string): boolean {
  if (offsetMinutes(timeZone, start) === offsetMinutes(timeZone, end - minuteMs)) {
    const last = wallTime(new Date(end - minuteMs).toISOString(), timeZone);
    return last.day === day && holds(hours, day, last.time);
  }
  // The clock is put forward or back meanwhile: it may leave the hours and come back to them.
  for (let at = start; at < end; at += minuteMs) {
    const shown = wallTime(new Date(at).toISOString(), timeZone);
    if (shown.day !== day || !holds(hours, day, shown.time)) return false;
  }
  return true;
}

/** Where a slot may begin on a day by these hours: each time that the clock shows, once. */
function beginnings(day: string, hours: WeekdayHours, { durationMin, timezone }: Offered): number[] {
  const starts: number[] = [];
  const end = minutesOf(hours.to);
  for (let at = minutesOf(hours.from); at < end; at += slotStep(durationMin)) {
    const found = instantsOf({ day, time: timeOf(at) }, timezone);
    if (found.kind !== 'never') starts.push(Date.parse(found.kind === 'once' ? found.at : found.first));
  }
  return starts;
}

/** The day of an instant by a clock. */
const dayAt = (ms: number, timeZone: string) => wallTime(new Date(ms).toISOString(), timeZone).day;

/**
 * The times that a client may book, by day; days without any are left out. A slot lies within hours of the schedule, begins no
 * sooner than the lead time allows, keeps the rest from whatever else the author has, and is on a day that is not full yet.
 */
export function freeSlots({ offered, now, days, busy, booked }: SlotQuery): SlotDay[] {
  const { weeklySchedule, timezone, durationMin, bufferMin, leadTimeHours, maxPerDay } = offered;
  const earliest = now + leadTimeHours * hourMs;
  const rest = bufferMin * minuteMs;
  const today = dayAt(now, timezone);
  const isFree = ({ start, end }: Span) =>
    busy.every((taken) => end + rest <= taken.start || taken.end + rest <= start);
  const bookedOn = (day: string) => booked.filter((start) => dayAt(start, timezone) === day).length;

  return Array.from({ length: days }, (_, later) => addDays(today, later)).flatMap((day): SlotDay[] => {
    const open = weeklySchedule.filter(({ weekday }) => weekday === weekdayOf(day));
    if (open.length === 0 || (maxPerDay !== null && bookedOn(day) >= maxPerDay)) return [];
    const slots = open
      .flatMap((hours) =>
        beginnings(day, hours, offered)
          .map((start): Span => ({ start, end: start + durationMin * minuteMs }))
          .filter((slot) => slot.start >= earliest && isFree(slot))
          .filter((slot) => staysWithin(slot, hours, day, timezone)),
      )
      .toSorted((one, other) => one.start - other.start);
    return slots.length === 0 ? [] : [{ day, slots }];
  });
}

/** Statuses of a request that hold its time: from the payment on, until it is called off or moved. */
export const holdingStatuses = ['new', 'confirmed', 'in_progress', 'done', 'no_show'] as const;

type Held = Pick<ConsultationRequest, 'requestedAt' | 'durationMin' | 'status'>;

/** The time that a request holds. */
const spanOf = ({ requestedAt, durationMin }: Held): Span => periodOf({ startsAt: requestedAt, durationMin });

/** When the author is taken: by requests that hold their time, and by webinars that are not called off. */
export function busySpans(
  requests: readonly Held[],
  webinars: readonly (WebinarTime & { status: string })[],
): Span[] {
  return [
    ...requests.filter(({ status }) => holdingStatuses.some((held) => held === status)).map(spanOf),
    ...webinars.filter(({ status }) => status !== 'cancelled').map(periodOf),
  ];
}
