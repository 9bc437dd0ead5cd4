import { addDays, daysBetween, instantsOf, offsetMinutes, timeOf, wallTime } from '#lib/time/moments.ts';

/** The hours of a week as they lie on the screen. Times are minutes after midnight by the clock of the zone. */

/** Height of an hour, px. */
export const HOUR = 56;
/** Width of the hours' names, px. */
export const GUTTER = 48;
/** One stop of the arrows, minutes. */
export const SLOT = 30;
/** The step of a drag, minutes. */
export const SNAP = 15;
/** Room for a line of text, px: what is shorter is drawn as high. */
export const LEAST = 20;
/** How long something new is while nobody says otherwise, minutes. */
export const LENGTH = 60;
export const DAY = 24 * 60;

/** A stretch of time on one of the shown days. */
export interface Stretch {
  /** Which of the days, from 0. */
  index: number;
  start: number;
  end: number;
}

/** Two instants, ISO 8601 in UTC. */
export interface Period {
  start: string;
  end: string;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Minutes as px. */
export const px = (minutes: number) => (minutes / 60) * HOUR;

/** The day and the minute at a point of the columns, which begin at `left` and `top` and are `width` px wide. */
export function spotAt(
  point: { x: number; y: number },
  area: { left: number; top: number; width: number },
  days: number,
): { index: number; minutes: number } {
  const column = area.width / days;
  return {
    index: clamp(Math.floor((point.x - area.left) / column), 0, days - 1),
    minutes: clamp(((point.y - area.top) / HOUR) * 60, 0, DAY),
  };
}

/** Where the first so many minutes of a stretch begin over which nothing is drawn; null where there are none. */
export function freeFrom(
  { start, end }: Omit<Stretch, 'index'>,
  length: number,
  drawnThere: readonly Omit<Stretch, 'index'>[],
): number | null {
  let at = start;
  for (const one of drawnThere.toSorted((first, second) => first.start - second.start)) {
    const foot = Math.max(one.end, one.start + (LEAST / HOUR) * 60);
    if (one.start < at + length && foot > at) at = foot;
  }
  return at + length <= end ? at : null;
}

/** A stretch moved to begin at a minute, kept to quarters of an hour and within its day. */
export function movedTo({ start, end }: Stretch, index: number, minutes: number): Stretch {
  const length = Math.min(DAY, end - start);
  const from = clamp(Math.round(minutes / SNAP) * SNAP, 0, Math.max(0, DAY - SNAP));
  return { index, start: from, end: from + length };
}

/** The stretch drawn from one minute to another, in whole slots, whichever way it was drawn. */
export function drawn(index: number, from: number, to: number): Stretch {
  const slot = (minutes: number) => Math.min(Math.floor(minutes / SLOT) * SLOT, DAY - SLOT);
  return { index, start: slot(Math.min(from, to)), end: slot(Math.max(from, to)) + SLOT };
}

/**
 * The instants of a stretch on a day. It lasts as long as it is tall even where clocks change within it; a beginning that
 * clocks pass over comes right after, one that comes twice is the first.
 */
export function periodOf(
  { start, end }: Pick<Stretch, 'start' | 'end'>,
  day: string,
  timeZone: string,
): Period {
  const wall = { day: addDays(day, Math.floor(start / DAY)), time: timeOf(start % DAY) };
  const instants = instantsOf(wall, timeZone);
  const first = Date.parse(instants.kind === 'twice' ? instants.first : instants.at);
  return {
    start: new Date(first).toISOString(),
    end: new Date(first + (end - start) * 60_000).toISOString(),
  };
}

/** A stretch in words: «11:00–12:30». */
export function hoursOf({ start, end }: Pick<Stretch, 'start' | 'end'>): string {
  return `${timeOf(start % DAY)}–${timeOf(end % DAY)}`;
}

const hourMs = 60 * 60_000;

/** The instant at which a clock shows a time of a day; the first of two. */
function instantAt(day: string, time: string, timeZone: string): number {
  const found = instantsOf({ day, time }, timeZone);
  return Date.parse(found.kind === 'twice' ? found.first : found.at);
}

/** How long a day is by the clock of a zone, hours: 23 and 25 where clocks change on it. */
export function hoursOfDay(day: string, timeZone: string): number {
  return (instantAt(addDays(day, 1), '00:00', timeZone) - instantAt(day, '00:00', timeZone)) / hourMs;
}

/** What a second clock shows at each whole hour of a day: «21:00», and by how many days it is elsewhere. */
export function hoursBeside(
  day: string,
  timeZone: string,
  second: string,
): { time: string; shift: number }[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const at = new Date(instantAt(day, timeOf(hour * 60), timeZone)).toISOString();
    const shown = wallTime(at, second);
    return { time: shown.time, shift: daysBetween(day, shown.day) };
  });
}

/** How far a second clock is ahead at the noon of a day, minutes. */
export function aheadAt(day: string, timeZone: string, second: string): number {
  const noon = instantAt(day, '12:00', timeZone);
  return offsetMinutes(second, noon) - offsetMinutes(timeZone, noon);
}
