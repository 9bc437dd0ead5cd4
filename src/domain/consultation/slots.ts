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

/** A period, ms since the epoch: from `start` to `end`, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** The booking rules of a consultation. */
export interface Offered {
  /** The hours of the week, in `timezone`. */
  weeklySchedule: readonly WeekdayHours[];
  timezone: string;
  durationMin: number;
  /** Break before and after, minutes. */
  bufferMin: number;
  /** The minimum lead time, hours. */
  leadTimeHours: number;
  /** Maximum per day; null is no limit. */
  maxPerDay: number | null;
}

/** The parameters of the search. */
export interface SlotQuery {
  offered: Offered;
  /** Ms since the epoch. */
  now: number;
  /** Number of days in the consultation's time zone, today included. */
  days: number;
  /** When the author is busy, in any order. */
  busy: readonly Span[];
  /** Starts of this consultation's bookings, ms: they count towards the daily maximum. */
  booked: readonly number[];
}

/** The free slots of a day. */
interface SlotDay {
  /** `YYYY-MM-DD` in the consultation's time zone. */
  day: string;
  slots: Span[];
}

/** Minutes between two starts: half an hour, or less if a consultation is shorter. */
export const slotStep = (durationMin: number): number => Math.min(30, durationMin);

/** The hours that contain a time of a day. */
const holds = (hours: WeekdayHours, day: string, time: string): boolean =>
  weekdayOf(day) === hours.weekday && hours.from <= time && time < hours.to;

/** Whether the wall time stays within these hours of this day from the start of a period to its end. */
function staysWithin({ start, end }: Span, hours: WeekdayHours, day: string, timeZone: string): boolean {
  if (offsetMinutes(timeZone, start) === offsetMinutes(timeZone, end - minuteMs)) {
    const last = wallTime(new Date(end - minuteMs).toISOString(), timeZone);
    return last.day === day && holds(hours, day, last.time);
  }
  // Clocks change during the period: the wall time may leave the hours and return.
  for (let at = start; at < end; at += minuteMs) {
    const shown = wallTime(new Date(at).toISOString(), timeZone);
    if (shown.day !== day || !holds(hours, day, shown.time)) return false;
  }
  return true;
}

/** Possible starts on a day within these hours: each wall time once. */
function beginnings(day: string, hours: WeekdayHours, { durationMin, timezone }: Offered): number[] {
  const starts: number[] = [];
  const end = minutesOf(hours.to);
  for (let at = minutesOf(hours.from); at < end; at += slotStep(durationMin)) {
    const found = instantsOf({ day, time: timeOf(at) }, timezone);
    if (found.kind !== 'never') starts.push(Date.parse(found.kind === 'once' ? found.at : found.first));
  }
  return starts;
}

/** The day of an instant in a time zone. */
const dayAt = (ms: number, timeZone: string) => wallTime(new Date(ms).toISOString(), timeZone).day;

/**
 * The slots that a client may book, by day; days without any are left out. A slot is within the hours of the schedule, respects the lead time and the
 * breaks around the author's other appointments, and is on a day that is not full yet.
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

/** Statuses of a request that occupy its time: from the payment until it is cancelled or moved. */
export const holdingStatuses = ['new', 'confirmed', 'in_progress', 'done', 'no_show'] as const;

type Held = Pick<ConsultationRequest, 'requestedAt' | 'durationMin' | 'status'>;

/** The time that a request occupies. */
const spanOf = ({ requestedAt, durationMin }: Held): Span => periodOf({ startsAt: requestedAt, durationMin });

/** When the author is busy: requests that occupy their time, and webinars that are not cancelled. */
export function busySpans(
  requests: readonly Held[],
  webinars: readonly (WebinarTime & { status: string })[],
): Span[] {
  return [
    ...requests.filter(({ status }) => holdingStatuses.some((held) => held === status)).map(spanOf),
    ...webinars.filter(({ status }) => status !== 'cancelled').map(periodOf),
  ];
}
