import { offsetMinutes } from '#lib/time/moments.ts';
import { earliestStart, overlaps, periodOf, type WebinarTime } from './rules.ts';
import type { Webinar } from './schema.ts';

/**
 * Free times for a webinar, by the rules of the platform: 48 hours of notice for a new one, and no two of an author at the same time. All times are
 * ms since the epoch.
 */

/** From `start` to `end`, `end` excluded. */
export interface Period {
  start: number;
  end: number;
}

/** Starts are offered every so many minutes of wall time. */
export const slotStep = 15;

/** The longest period that is searched: a year and a day. */
const horizon = 366 * 24 * 60 * 60_000;

const minute = 60_000;
const step = slotStep * minute;

type Timed = WebinarTime & Pick<Webinar, 'status'>;

/** The parameters of the search. */
export interface SlotQuery {
  /** The author's busy time, from `busyPeriods`. */
  busy: readonly Period[];
  /** The earliest start: `offersFrom` for a new webinar, now for one that is moved. */
  from: number;
  durationMin: number;
  /** The time zone whose full quarters are offered. */
  timeZone: string;
  /** The latest start; by default a year after `from`. */
  until?: number;
  /** The webinar begins and ends within these minutes of a day in the zone. By default the whole day. */
  hours?: { from: number; to: number };
}

/** The time of webinars, sorted, with overlaps merged. `exceptId` is the webinar that is being planned. */
export function busyPeriods(
  webinars: readonly (Timed & Pick<Webinar, 'id'>)[],
  exceptId: string | null = null,
): Period[] {
  return joinedPeriods(
    webinars.filter(({ id, status }) => id !== exceptId && status !== 'cancelled').map(periodOf),
  );
}

/** Sorts periods and merges overlaps. */
export function joinedPeriods(periods: readonly Period[]): Period[] {
  const taken = periods.toSorted((one, other) => one.start - other.start);
  const joined: Period[] = [];
  for (const period of taken) {
    const last = joined.at(-1);
    if (last !== undefined && period.start <= last.end) last.end = Math.max(last.end, period.end);
    else joined.push({ ...period });
  }
  return joined;
}

/** The webinars that conflict with a time, the earliest first. `exceptId` is the webinar that is being planned. */
export function clashesOf<Item extends Timed & Pick<Webinar, 'id'>>(
  webinars: readonly Item[],
  time: WebinarTime,
  exceptId: string | null = null,
): Item[] {
  const planned = { ...time, status: 'scheduled' };
  return webinars
    .filter((other) => other.id !== exceptId && overlaps(planned, other))
    .toSorted((one, other) => periodOf(one).start - periodOf(other).start);
}

/**
 * The earliest start that is offered for a new webinar. It leaves time beyond the 48 hours for the author to look at the offer and send it, because
 * the platform counts from its answer.
 */
export const offersFrom = (now: number): number => earliestStart(now) + 5 * minute;

/** The first full quarter of an hour at or after an instant, in a time zone. */
export function roundUp(ms: number, timeZone: string): number {
  let at = ms;
  // Clocks may change before it, at most once within a quarter; the second round corrects that.
  for (let round = 0; round < 3; round += 1) {
    const ahead = offsetMinutes(timeZone, at) * minute;
    const rounded = Math.ceil((at + ahead) / step) * step - ahead;
    if (rounded === at) return at;
    at = rounded;
  }
  return at;
}

/** The first of the sorted periods that a webinar at `start` would overlap. */
function inTheWay(busy: readonly Period[], start: number, end: number): Period | null {
  let low = 0;
  let high = busy.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const found = busy[low];
  return found !== undefined && found.start < end ? found : null;
}

/** Whether a webinar is within these minutes of one day in a time zone. */
function liesWithin(
  start: number,
  end: number,
  timeZone: string,
  hours: { from: number; to: number },
): boolean {
  const day = 24 * 60 * minute;
  const clock = start + offsetMinutes(timeZone, start) * minute;
  const minutes = (clock % day) / minute;
  const closing = end + offsetMinutes(timeZone, end) * minute - (clock - (clock % day));
  return minutes >= hours.from && closing / minute <= hours.to;
}

/** The next free starts, the earliest first, at most `count`. */
export function freeStarts(query: SlotQuery, count: number): number[] {
  const { busy, from, durationMin, timeZone, until = from + horizon, hours } = query;
  const length = durationMin * minute;
  const found: number[] = [];
  let at = roundUp(from, timeZone);
  while (at <= until && found.length < count) {
    const end = at + length;
    const taken = inTheWay(busy, at, end);
    if (taken !== null) {
      at = roundUp(taken.end, timeZone);
      continue;
    }
    if (hours === undefined || liesWithin(at, end, timeZone, hours)) found.push(at);
    at = roundUp(at + 1, timeZone);
  }
  return found;
}

/** The next free start; null if there is none. */
export const firstFree = (query: SlotQuery): number | null => freeStarts(query, 1)[0] ?? null;

/** The last free start at or before an instant; null if there is none. */
export function lastFree(query: SlotQuery, before: number): number | null {
  const { busy, from, durationMin, timeZone, hours } = query;
  const length = durationMin * minute;
  const floor = (ms: number) => {
    const up = roundUp(ms, timeZone);
    return up === ms ? ms : roundUp(ms - step, timeZone);
  };
  let at = floor(before);
  while (at >= from) {
    const end = at + length;
    const taken = inTheWay(busy, at, end);
    if (taken === null && (hours === undefined || liesWithin(at, end, timeZone, hours))) return at;
    at = taken === null ? floor(at - 1) : floor(Math.min(at - 1, taken.start - length));
  }
  return null;
}

/** A free start that is offered instead of a busy one. */
export interface Offer {
  start: number;
  /** The earliest of all. */
  earliest: boolean;
}

/** Free starts around a wanted one: the last before it, the first after it, and the earliest of all; each once. */
export function offersAround(query: SlotQuery, wished: number): Offer[] {
  const earliest = firstFree(query);
  const later = firstFree({ ...query, from: Math.max(query.from, wished) });
  const starts = [lastFree(query, wished), later, earliest].filter((start) => start !== null);
  return [...new Set(starts)].map((start) => ({ start, earliest: start === earliest }));
}
