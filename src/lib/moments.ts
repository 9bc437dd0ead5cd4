import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';

/**
 * Days, times of day and time zones as authors enter them, and the instants that they stand for. A day is `YYYY-MM-DD`, a
 * time `HH:mm`, an instant ISO 8601 in UTC, a zone an IANA name. Nothing here depends on the zone of the device.
 */

/** What a clock on the wall shows. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

/** The instants at which a clock shows a time. */
export type Instants =
  | { kind: 'once'; at: string }
  /** Clocks go forward over it: it never comes. `at` is as long after midnight, shown as `shown`. */
  | { kind: 'never'; at: string; shown: WallTime }
  /** Clocks go back over it: it comes, and comes again. */
  | { kind: 'twice'; first: string; second: string };

const two = (value: number) => String(value).padStart(2, '0');

/** A day of the calendar of numbers; `null` when there is no such day. */
export function dayOf(year: number, month: number, date: number): string | null {
  const ms = Date.UTC(year, month - 1, date);
  const found = new Date(ms);
  const real =
    year >= 1000 && year <= 9999 && found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
  return real ? found.toISOString().slice(0, 10) : null;
}

/** Days since 1970-01-01. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The day so many days later, or earlier by a negative number. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10);
}

/** How many days the later day is after the earlier. */
export function daysBetween(earlier: string, later: string): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** A time of day in minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of day so many minutes after midnight, 0 to 1439. */
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const zones = new Map<string, boolean>();

/** Whether this device knows a time zone. */
export function isZone(timeZone: string): boolean {
  const kept = zones.get(timeZone);
  if (kept !== undefined) return kept;
  let known = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format(0);
  } catch {
    known = false;
  }
  zones.set(timeZone, known);
  return known;
}

/** A zone that this device knows: the one named, or UTC in place of one that it does not know. */
const knownZone = (timeZone: string) => (isZone(timeZone) ? timeZone : 'UTC');

/** What a clock in a zone shows at an instant. Part minutes are dropped. */
export function wallTime(iso: string, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = fromAbsolute(Date.parse(iso), knownZone(timeZone));
  return { day: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
}

/** The instants at which a clock in a zone shows a day and a time. */
export function instantsOf({ day, time }: WallTime, timeZone: string): Instants {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const minutes = minutesOf(time);
  const wall = new CalendarDateTime(year, month, date, Math.floor(minutes / 60), minutes % 60);
  const zone = knownZone(timeZone);
  const [first, second] = (['earlier', 'later'] as const).map((choice) =>
    toZoned(wall, zone, choice).toAbsoluteString(),
  ) as [string, string];
  if (first === second) return { kind: 'once', at: first };
  const shown = wallTime(second, zone);
  if (shown.day === day && shown.time === time) return { kind: 'twice', first, second };
  return { kind: 'never', at: second, shown };
}

/** How far a zone is ahead of UTC at an instant, minutes. */
export function offsetMinutes(timeZone: string, ms: number): number {
  return fromAbsolute(ms, knownZone(timeZone)).offset / 60_000;
}

/** An offset as it is named: «GMT+3», «GMT+5:45», «GMT−4», with a true minus. */
export function formatOffset(minutes: number): string {
  const length = Math.abs(minutes);
  const rest = Math.floor(length % 60);
  const hours = `${Math.floor(length / 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
  return length === 0 ? 'GMT' : `GMT${minutes < 0 ? '\u2212' : '+'}${hours}`;
}
