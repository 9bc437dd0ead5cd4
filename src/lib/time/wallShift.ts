import { addDays, daysBetween, instantsOf, minutesOf, timeOf, wallTime } from './moments.ts';

const minutesOfDay = 24 * 60;

/** A distance in wall time, minutes; days of 23 and 25 hours count as 24. */
export function wallMinutes(from: string, to: string, timeZone: string): number {
  const [one, other] = [wallTime(from, timeZone), wallTime(to, timeZone)];
  return daysBetween(one.day, other.day) * minutesOfDay + minutesOf(other.time) - minutesOf(one.time);
}

/** The moment so many minutes later in the wall time of a zone. */
export function shiftMoment(iso: string, minutes: number, timeZone: string): string {
  const { day, time } = wallTime(iso, timeZone);
  const total = minutesOf(time) + minutes;
  const days = Math.floor(total / minutesOfDay);
  const there = { day: addDays(day, days), time: timeOf(total - days * minutesOfDay) };
  const found = instantsOf(there, timeZone);
  return found.kind === 'twice' ? found.first : found.at;
}
