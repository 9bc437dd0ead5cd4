import { addDays, daysBetween, dayStart, minutesOf, mondayOf, monthOf, wallTime } from '#lib/time/moments.ts';
import type { PlanEvent } from './events.ts';

/** Where things of a calendar stand. Days are `YYYY-MM-DD`, times minutes after midnight by the clock of the zone. */

const DAY = 24 * 60;

/** The days of a week from its Monday. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Whole weeks that hold a month, `YYYY-MM`. */
export function weeksOf(month: string): string[][] {
  const { from, to } = monthOf(`${month}-01`);
  const first = mondayOf(from);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: count }, (_, index) => weekOf(addDays(first, index * 7)));
}

/** The month so many months later, or earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** An event by the clock of a zone. */
export interface PlacedEvent {
  event: PlanEvent;
  /** The day it begins on. */
  from: string;
  /** The last day that it has a minute of. */
  to: string;
  /** Minutes after the midnight of `from`. */
  start: number;
  /** Minutes after the midnight of `to`, 24 × 60 where it ends with the day. */
  end: number;
}

/** An event in the days and hours of a zone. Its end is not a part of it: at midnight it ends the day before. */
export function placed(event: PlanEvent, timeZone: string): PlacedEvent {
  const first = wallTime(event.start, timeZone);
  const last = wallTime(event.end, timeZone);
  const start = minutesOf(first.time);
  const end = minutesOf(last.time);
  if (end > 0 || last.day <= first.day) return { event, from: first.day, to: last.day, start, end };
  return { event, from: first.day, to: addDays(last.day, -1), start, end: DAY };
}

/** Where events stand, by zone: what a clock shows takes its time to find out, and the same event is drawn over and over. */
const standing = new Map<string, WeakMap<PlanEvent, PlacedEvent>>();

/** Events in the days and hours of a zone; the same event gives the same place. */
export function placedAll(events: readonly PlanEvent[], timeZone: string): PlacedEvent[] {
  const known = standing.get(timeZone) ?? new WeakMap<PlanEvent, PlacedEvent>();
  standing.set(timeZone, known);
  return events.map((event) => {
    const found = known.get(event) ?? placed(event, timeZone);
    known.set(event, found);
    return found;
  });
}

/** Earlier first, of two at once the longer. */
const byTime = (one: PlacedEvent, other: PlacedEvent) =>
  one.from.localeCompare(other.from) ||
  one.start - other.start ||
  other.to.localeCompare(one.to) ||
  other.end - one.end;

/** Events with hours of their own that begin on a day, in their order. */
export function eventsOn(all: readonly PlacedEvent[], day: string): PlacedEvent[] {
  return all.filter(({ event, from }) => event.across !== true && from === day).sort(byTime);
}

/** A bar across the days of a row. */
export interface Lane {
  placed: PlacedEvent;
  /** Which line of bars, from 0. */
  lane: number;
  /** The first of the row's days that it covers, from 0. */
  first: number;
  /** How many of them. */
  length: number;
  /** It begins, and ends, in this row. */
  begins: boolean;
  ends: boolean;
}

/** The bars across a row of days, in as few lines as keep them apart. Earlier ones stand higher. */
export function lanes(all: readonly PlacedEvent[], days: readonly string[]): Lane[] {
  const [monday = '', sunday = ''] = [days[0], days.at(-1)];
  const ends: number[] = [];
  return all
    .filter(({ event, from, to }) => event.across === true && from <= sunday && to >= monday)
    .sort(byTime)
    .map((one) => {
      const first = Math.max(0, daysBetween(monday, one.from));
      const last = Math.min(days.length - 1, daysBetween(monday, one.to));
      const free = ends.findIndex((end) => end < first);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = last;
      return {
        placed: one,
        lane,
        first,
        length: last - first + 1,
        begins: one.from >= monday,
        ends: one.to <= sunday,
      };
    });
}

/** The part of an event, or of other time, that one day has. */
export interface Segment {
  /** Minutes after midnight. */
  start: number;
  end: number;
}

/** The part of an event that a day has; `null` when it has none. Over a change of clocks it keeps a height of its own. */
export function segmentOn({ from, to, start, end }: PlacedEvent, day: string): Segment | null {
  if (day < from || day > to) return null;
  const top = day === from ? start : 0;
  const bottom = day === to ? end : DAY;
  // Clocks that go back within it may show its end before its beginning.
  return { start: top, end: bottom > top ? bottom : Math.min(DAY, top + 30) };
}

/** Which of the columns of a cluster a segment stands in. */
export interface Column {
  column: number;
  columns: number;
}

/** Puts segments that overlap side by side: as many columns as are needed at once, in the order of their beginnings. */
export function overlapColumns(segments: readonly Segment[]): Column[] {
  const order = segments.map((_, index) => index);
  const at = (index: number) => segments[index] as Segment;
  order.sort((a, b) => at(a).start - at(b).start || at(b).end - at(a).end || a - b);

  const result: Column[] = segments.map(() => ({ column: 0, columns: 1 }));
  let cluster: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of cluster) result[index] = { ...(result[index] as Column), columns: ends.length };
    cluster = [];
    ends = [];
  };
  for (const index of order) {
    const { start, end } = at(index);
    if (ends.every((last) => last <= start)) close();
    const free = ends.findIndex((last) => last <= start);
    const column = free < 0 ? ends.length : free;
    ends[column] = end;
    result[index] = { column, columns: 1 };
    cluster.push(index);
  }
  close();
  return result;
}

const midnights = new Map<string, number>();

/** The first instant of a day in a zone, ms; kept, for every view asks for the same days. */
function startMs(day: string, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  // As many days as several years in several zones have.
  if (midnights.size > 10_000) midnights.clear();
  const found = Date.parse(dayStart(day, timeZone));
  midnights.set(key, found);
  return found;
}

/** How much of a day has passed at an instant, 0 to 1, on days of 23 and 25 hours too. */
export function partOfDay(ms: number, day: string, timeZone: string): number {
  const start = startMs(day, timeZone);
  const end = startMs(addDays(day, 1), timeZone);
  return Math.min(1, Math.max(0, (ms - start) / (end - start)));
}

/** Where a stretch of time lies in a row of days, in days from its left edge; `null` when it is elsewhere. */
export function partOfRow(
  { from, to }: { from: string; to: string },
  days: readonly string[],
  timeZone: string,
): { from: number; to: number } | null {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const passed = (ms: number) => days.reduce((sum, day) => sum + partOfDay(ms, day, timeZone), 0);
  const part = { from: passed(first), to: passed(last) };
  return part.to > part.from ? part : null;
}
