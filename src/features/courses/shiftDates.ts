import type { MarathonDates } from '#api/marathon/rules.ts';
import { addDays, daysBetween, instantsOf, minutesOf, timeOf, wallTime } from '#lib/moments.ts';

const minutesOfDay = 24 * 60;

/** A way along the clock of a zone, minutes; days of 23 and 25 hours count as any other. */
export function wallMinutes(from: string, to: string, timeZone: string): number {
  const [one, other] = [wallTime(from, timeZone), wallTime(to, timeZone)];
  return daysBetween(one.day, other.day) * minutesOfDay + minutesOf(other.time) - minutesOf(one.time);
}

/** The moment so many minutes later by the clock of a zone. */
export function shiftMoment(iso: string, minutes: number, timeZone: string): string {
  const { day, time } = wallTime(iso, timeZone);
  const total = minutesOf(time) + minutes;
  const days = Math.floor(total / minutesOfDay);
  const there = { day: addDays(day, days), time: timeOf(total - days * minutesOfDay) };
  const found = instantsOf(there, timeZone);
  return found.kind === 'twice' ? found.first : found.at;
}

/** The same reading of the clock in another zone. */
export function inZone(iso: string, from: string, to: string): string {
  const found = instantsOf(wallTime(iso, from), to);
  return found.kind === 'twice' ? found.first : found.at;
}

type Followers = Omit<MarathonDates, 'startsAt'>;

/** The dates that go along when the start moves by so many minutes; those that are not set stay so. */
export function shiftFollowers(
  { enrollFrom, enrollTo, endsAt }: Followers,
  minutes: number,
  timeZone: string,
): { enrollFrom: string | null; enrollTo: string | null; endsAt: string | null } {
  const shift = (iso: string | null | undefined) => (iso ? shiftMoment(iso, minutes, timeZone) : null);
  return { enrollFrom: shift(enrollFrom), enrollTo: shift(enrollTo), endsAt: shift(endsAt) };
}
