import { addDays, daysBetween, dayStart, monthOf, weekdayOf } from './moments.ts';
import type { Days } from './periods.ts';

/** The unit of a chart's buckets. */
export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

/** A bucket of a period: whole calendar days, and the moments (ISO) that bound them, the end excluded. */
export interface Bucket extends Days {
  start: string;
  end: string;
}

/** The moments (ISO) of a span of days: its start, and its end, which is excluded. */
export const momentsOfDays = ({ from, to }: Days, timeZone: string) => ({
  from: dayStart(from, timeZone),
  to: dayStart(addDays(to, 1), timeZone),
});

/** How many days a period has. */
export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

/** The same number of days immediately before. */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  return { from: addDays(days.from, -length), to: addDays(days.to, -length) };
}

/** The last day of the week or month of a day; the day itself for days. */
function lastOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'week' ? addDays(day, 7 - weekdayOf(day)) : monthOf(day).to;
}

/** Splits a period into days, weeks from Monday or months. The first and last bucket may be cut off by the period. */
export function piecesOf({ from, to }: Days, unit: Unit): Days[] {
  const pieces: Days[] = [];
  for (let day = from; day <= to;) {
    const last = lastOf(day, unit);
    pieces.push({ from: day, to: last < to ? last : to });
    day = addDays(last, 1);
  }
  return pieces;
}

/** Buckets with their moments in a time zone. Each begins where the one before it ends. */
export function bucketsOf(pieces: readonly Days[], timeZone: string): Bucket[] {
  const starts = pieces.map(({ from }) => dayStart(from, timeZone));
  return pieces.map(({ from, to }, at) => ({
    from,
    to,
    start: starts[at] ?? '',
    end: starts[at + 1] ?? dayStart(addDays(to, 1), timeZone),
  }));
}

/** The largest number of buckets that fits a chart. */
const mostPieces = 100;

/** The units that suit a period: not more buckets than fit a chart, and more than one if possible. */
export function unitsOf(days: Days): Unit[] {
  const length = lengthOf(days);
  const fits = (size: number) => length <= size * mostPieces;
  const found: Unit[] = [];
  if (fits(1)) found.push('day');
  if (length > 7 && fits(7)) found.push('week');
  if (length > 31 || found.length === 0) found.push('month');
  return found;
}

/** The default unit of a period: its buckets can be read at a glance. */
export function unitOf(days: Days): Unit {
  const length = lengthOf(days);
  const liked: Unit = length <= 45 ? 'day' : length <= 200 ? 'week' : 'month';
  return unitsOf(days).includes(liked) ? liked : 'month';
}
