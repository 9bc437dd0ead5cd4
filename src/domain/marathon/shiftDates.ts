import { instantsOf, wallTime } from '#lib/time/moments.ts';
import { shiftMoment } from '#lib/time/wallShift.ts';
import type { MarathonDates } from './rules.ts';

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
