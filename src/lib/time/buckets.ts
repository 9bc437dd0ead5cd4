import { addDays, daysBetween, dayStart, monthOf, weekdayOf } from './moments.ts';
import type { Days } from './periods.ts';

/** What a chart counts by. */
export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

/** A piece of a period: whole days by the calendar, and the moments (ISO) between which they lie, the last left out. */
export interface Bucket extends Days {
  start: string;
  end: string;
}

/** The moments (ISO) of whole days: the first, and the one after the last. */
export const momentsOfDays = ({ from, to }: Days, timeZone: string) => ({
  from: dayStart(from, timeZone),
  to: dayStart(addDays(to, 1), timeZone),
});

/** How many days a period has. */
export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

/** As many days, right before. */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  return { from: addDays(days.from, -length), to: addDays(days.to, -length) };
}

/** The last day of the week or month that a day is in; the day itself by days. */
function lastOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'week' ? addDays(day, 7 - weekdayOf(day)) : monthOf(day).to;
}

/** A period in days, weeks from Monday or months. The pieces at its ends are as long as the period lets them be. */
export function piecesOf({ from, to }: Days, unit: Unit): Days[] {
  const pieces: Days[] = [];
  for (let day = from; day <= to;) {
    const last = lastOf(day, unit);
    pieces.push({ from: day, to: last < to ? last : to });
    day = addDays(last, 1);
  }
  return pieces;
}

/** Pieces that follow each other, with their moments by the clock of a zone. Each begins where the one before it ends. */
export function bucketsOf(pieces: readonly Days[], timeZone: string): Bucket[] {
  const starts = pieces.map(({ from }) => dayStart(from, timeZone));
  return pieces.map(({ from, to }, at) => ({
    from,
    to,
    start: starts[at] ?? '',
    end: starts[at + 1] ?? dayStart(addDays(to, 1), timeZone),
  }));
}

/** Most pieces that a chart has room for. */
const mostPieces = 100;

/** What a period may be counted by: no more pieces than a chart has room for, and more than one where it can be helped. */
export function unitsOf(days: Days): Unit[] {
  const length = lengthOf(days);
  const fits = (size: number) => length <= size * mostPieces;
  const found: Unit[] = [];
  if (fits(1)) found.push('day');
  if (length > 7 && fits(7)) found.push('week');
  if (length > 31 || found.length === 0) found.push('month');
  return found;
}

/** What a period is counted by at first: about as many pieces as are read at a glance. */
export function unitOf(days: Days): Unit {
  const length = lengthOf(days);
  const liked: Unit = length <= 45 ? 'day' : length <= 200 ? 'week' : 'month';
  return unitsOf(days).includes(liked) ? liked : 'month';
}
