/**
 * Days, times of day and time zones as authors enter them, and the instants that they mean. A day is `YYYY-MM-DD`, a time `HH:mm`, an instant ISO
 * 8601 in UTC, a zone an IANA name. Nothing here depends on the device's zone.
 */

/** The wall time. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

/** The instants at which a clock shows a wall time. */
export type Instants =
  | { kind: 'once'; at: string }
  /** A gap: clocks jump over the wall time. `at` is as long after midnight, shown as `shown`. */
  | { kind: 'never'; at: string; shown: WallTime }
  /** An overlap: clocks go back, so the wall time comes twice. */
  | { kind: 'twice'; first: string; second: string };

const two = (value: number) => String(value).padStart(2, '0');

/** A day of the calendar of numbers; `null` when there is no such day, or no author can mean it: each month of a period is counted. */
export function dayOf(year: number, month: number, date: number): string | null {
  const ms = Date.UTC(year, month - 1, date);
  const found = new Date(ms);
  const real =
    year >= 1900 && year < 2200 && found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
  return real ? found.toISOString().slice(0, 10) : null;
}

const dayMs = 86_400_000;

/** Days since 1970-01-01. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * dayMs).toISOString().slice(0, 10);
}

/** How many days the later day is after the earlier one. */
export function daysBetween(earlier: string, later: string): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first and the last day of the month of a day. */
export function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const next = addDays(from, 31);
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
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

/** Whether this browser knows a time zone. */
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

/** The zone if this browser knows it, otherwise UTC. */
const knownZone = (timeZone: string) => (isZone(timeZone) ? timeZone : 'UTC');

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached formatter of a zone's full wall time: creating one is slow. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept !== undefined) return kept;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: knownZone(timeZone),
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, format);
  return format;
}

/** The offset of a zone from UTC at an instant, ms. */
function aheadOf(timeZone: string, ms: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/** The wall time of a zone at an instant. Seconds are dropped. */
export function wallTime(iso: string, timeZone: string): WallTime {
  const ms = Date.parse(iso);
  const shown = new Date(ms + aheadOf(timeZone, ms)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instants at which a zone's clock shows a day and a time. */
export function instantsOf({ day, time }: WallTime, timeZone: string): Instants {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // No zone changes its clocks twice within two days.
  const [before, after] = [-dayMs, dayMs].map((way) => asUtc - aheadOf(timeZone, asUtc + way)) as [
    number,
    number,
  ];
  const iso = (ms: number) => new Date(ms).toISOString();
  if (before === after) return { kind: 'once', at: iso(before) };
  const shows = (ms: number) => ms + aheadOf(timeZone, ms) === asUtc;
  if (!shows(before) && !shows(after)) {
    const at = iso(Math.max(before, after));
    return { kind: 'never', at, shown: wallTime(at, timeZone) };
  }
  if (!shows(after)) return { kind: 'once', at: iso(before) };
  if (!shows(before)) return { kind: 'once', at: iso(after) };
  return { kind: 'twice', first: iso(before), second: iso(after) };
}

/** The instant at which a day begins in a zone: the first midnight if there are two, the end of the gap if there is none. */
export function dayStart(day: string, timeZone: string): string {
  const found = instantsOf({ day, time: '00:00' }, timeZone);
  return found.kind === 'twice' ? found.first : found.at;
}

/** The offset of a zone from UTC at an instant, minutes. */
export function offsetMinutes(timeZone: string, ms: number): number {
  return aheadOf(timeZone, ms) / 60_000;
}

/** The name of an offset: «GMT+3», «GMT+5:45», «GMT−4», with a true minus. */
export function formatOffset(minutes: number): string {
  const length = Math.abs(minutes);
  const rest = Math.floor(length % 60);
  const hours = `${Math.floor(length / 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
  return length === 0 ? 'GMT' : `GMT${minutes < 0 ? '\u2212' : '+'}${hours}`;
}
