import type { Random } from '../random.ts';
import { dayMs, moscowMidnight, moscowWeekday } from './moscow.ts';

/** How far back the purchases of the demo go, days. */
const yearDays = 365;

/** Weights from Sunday to Saturday: letters are sent on Tuesdays, and people have time at the weekend. */
const weekdayWeights = [1.2, 0.95, 1.15, 1, 0.95, 0.8, 1.05];

/** Days with more sales than others, by how many days ago they were: launches, a webinar, the week before a holiday. */
const peaks: Record<number, number> = {
  6: 2.4,
  17: 1.7,
  18: 1.9,
  19: 1.4,
  47: 1.5,
  75: 2.2,
  76: 1.8,
  77: 1.4,
  131: 1.5,
  189: 1.8,
  190: 1.6,
  257: 1.9,
  258: 1.7,
  322: 1.8,
  330: 1.5,
};

/** The share of a day's purchases by hour in Moscow: few at night, more at lunch, most in the evening. */
const hourWeights = [3, 1, 0, 0, 0, 1, 3, 6, 8, 9, 9, 9, 11, 10, 8, 8, 9, 10, 12, 14, 16, 17, 13, 7];
const hours = hourWeights.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));

/** When people buy: the first day, ms, and for each day the sum of the weights before it, starting with 0. */
export interface Calendar {
  firstDay: number;
  /** Has one item more than there are days. */
  upTo: number[];
}

/** The year before `now`: sales grow by half, vary over the week, and have peaks. */
export function yearBefore(now: number): Calendar {
  const today = moscowMidnight(now);
  const firstDay = today - yearDays * dayMs;
  const upTo = [0];
  let sum = 0;
  for (let at = 0; at <= yearDays; at++) {
    const weekday = weekdayWeights[moscowWeekday(firstDay + at * dayMs)] ?? 1;
    sum += weekday * (peaks[yearDays - at] ?? 1) * (0.8 + (0.4 * at) / yearDays);
    upTo.push(sum);
  }
  return { firstDay, upTo };
}

/** The day in which a sum of weights is reached. */
function dayAt(upTo: number[], weight: number): number {
  let [low, high] = [0, upTo.length - 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle + 1] ?? 0) > weight) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A likely moment of a purchase between two others, ms. */
export function momentBetween(
  { firstDay, upTo }: Calendar,
  from: number,
  to: number,
  random: Random,
): number {
  const dayOf = (at: number) => Math.min(Math.max(0, Math.floor((at - firstDay) / dayMs)), upTo.length - 2);
  const [before, after] = [upTo[dayOf(from)] ?? 0, upTo[dayOf(to) + 1] ?? 0];
  const day = dayAt(upTo, before + random.next() * (after - before));
  const at = firstDay + day * dayMs + random.pick(hours) * 3_600_000 + random.int(0, 3_599) * 1000;
  // On the first and the last day the hour may be outside the limits.
  return at >= from && at <= to ? at : from + Math.floor(random.next() * (to - from));
}
