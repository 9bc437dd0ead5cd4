import type { DemoConsultation } from './consultations.ts';
import { dayMs, moscowMidnight, moscowWeekday } from './moscow.ts';

const minuteMs = 60_000;

/** A span of busy time, ms since the epoch: from `start` to `end`, excluding `end`. */
export interface Span {
  start: number;
  end: number;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The starts that a consultation offers on a day, every half hour; `days` counts from the day of `now`. */
export function startsOn(now: number, days: number, { hours, durationMin }: DemoConsultation): number[] {
  const midnight = moscowMidnight(now) + days * dayMs;
  // Here Sunday is 7.
  const weekday = moscowWeekday(midnight) || 7;
  return hours.flatMap(([day, from, to]) => {
    if (day !== weekday) return [];
    const [first, last] = [minutesOf(from), minutesOf(to) - durationMin];
    const count = Math.floor((last - first) / 30) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, at) => midnight + (first + at * 30) * minuteMs);
  });
}

/** The time that a consultation takes, including the break after it. */
export const spanOf = (start: number, { durationMin, bufferMin }: DemoConsultation): Span => ({
  start,
  end: start + (durationMin + bufferMin) * minuteMs,
});

/** Whether a span overlaps none of the taken ones. */
export const isFree = (span: Span, taken: Span[]): boolean =>
  taken.every(({ start, end }) => span.end <= start || end <= span.start);

/** The first free start at a time of day, from a given day on, and not before `now`. */
export function nextStart(
  now: number,
  [days, time]: [days: number, time: string],
  consultation: DemoConsultation,
  taken: Span[],
): number {
  for (let day = days; day < days + 60; day++) {
    const wanted = moscowMidnight(now) + day * dayMs + minutesOf(time) * minuteMs;
    const isOffered = startsOn(now, day, consultation).includes(wanted);
    if (wanted > now && isOffered && isFree(spanOf(wanted, consultation), taken)) return wanted;
  }
  throw new Error(`${consultation.slug} is never held at ${time}`);
}
