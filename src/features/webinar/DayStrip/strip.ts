import { addDays, instantsOf, minutesOf, timeOf, wallTime } from '#lib/time/moments.ts';

/** From `start` up to `end`, ms since the epoch. */
export interface Span {
  start: number;
  end: number;
}

/** A part of the strip, both ends in percents of its length. */
export interface Part {
  from: number;
  to: number;
}

/** A part of a day, as a strip that is measured in real time: a day on which clocks change is as long as it is. */
interface Strip {
  /** The instants of its ends. */
  start: number;
  end: number;
  /** Times by the clock of the zone, and where they stand, percents. */
  ticks: { time: string; at: number }[];
  /** Where a span lies on the strip; null where it lies outside. */
  partOf: (span: Span) => Part | null;
}

/** The strip begins here unless something is earlier. */
const usualStart = 12 * 60;

const startOf = (day: string, minutes: number, timeZone: string): number => {
  const found = instantsOf({ day, time: timeOf(minutes) }, timeZone);
  return Date.parse(found.kind === 'twice' ? found.first : found.at);
};

/** The day on which `shown` begin, from noon or the earliest of them to midnight. */
export function stripOf(day: string, timeZone: string, shown: readonly Span[]): Strip {
  const minutes = shown
    .map(({ start }) => wallTime(new Date(start).toISOString(), timeZone))
    .filter((wall) => wall.day === day)
    .map(({ time }) => minutesOf(time));
  const earliest = Math.min(usualStart, ...minutes);
  const step = earliest < 6 * 60 ? 240 : earliest < usualStart ? 180 : 120;
  const first = Math.floor(earliest / step) * step;
  const start = startOf(day, first, timeZone);
  const end = startOf(addDays(day, 1), 0, timeZone);
  const share = (ms: number) => (Math.min(Math.max(ms, start), end) - start) / (end - start);
  const count = Math.ceil((24 * 60 - first) / step);
  return {
    start,
    end,
    ticks: Array.from({ length: count }, (_, index) => {
      const at = first + index * step;
      return { time: timeOf(at), at: share(startOf(day, at, timeZone)) * 100 };
    }),
    partOf: (span) =>
      span.end <= start || span.start >= end
        ? null
        : { from: share(span.start) * 100, to: share(span.end) * 100 },
  };
}

/** What two spans have in common; null where they do not meet. */
export function meeting(one: Span, other: Span): Span | null {
  const start = Math.max(one.start, other.start);
  const end = Math.min(one.end, other.end);
  return start < end ? { start, end } : null;
}
