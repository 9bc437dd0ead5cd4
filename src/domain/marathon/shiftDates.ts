import { instantsOf, wallTime } from '#lib/time/moments.ts';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import type { MarathonDates } from './rules.ts';

/** The same wall time in another zone. */
export function inZone(iso: string, from: string, to: string): string {
  const found = instantsOf(wallTime(iso, from), to);
  return found.kind === 'twice' ? found.first : found.at;
}

type Followers = Omit<MarathonDates, 'startsAt'>;

/** Moves the other dates along when the start moves by so many minutes; dates that are not set stay so. */
export function shiftFollowers(
  { enrollFrom, enrollTo, endsAt }: Followers,
  minutes: number,
  timeZone: string,
): { enrollFrom: string | null; enrollTo: string | null; endsAt: string | null } {
  const shift = (iso: string | null | undefined) => (iso ? shiftMoment(iso, minutes, timeZone) : null);
  return { enrollFrom: shift(enrollFrom), enrollTo: shift(enrollTo), endsAt: shift(endsAt) };
}

const followers = ['enrollFrom', 'enrollTo', 'endsAt'] as const;

/** Dates as wall times of a zone. */
interface Read {
  dates: MarathonDates;
  /** IANA. */
  timeZone: string;
}

/**
 * How far the start has moved without the other dates, minutes of wall time; 0 if that is ambiguous. A change of zone is not a move: wall times
 * count, and moments with equal wall times are an hour apart over a clock change.
 */
export function shiftOfStart(kept: Read, now: Read): number {
  const way = (from: string, to: string) => {
    const there = kept.timeZone === now.timeZone ? from : inZone(from, kept.timeZone, now.timeZone);
    return wallMinutes(there, to, now.timeZone);
  };
  /** How far each of the others has moved already; dates that the author has set or removed do not belong to the move. */
  const gone = followers.map((name) => {
    const [from = null, to = null] = [kept.dates[name], now.dates[name]];
    return from === null || to === null ? (from === to ? null : Number.NaN) : way(from, to);
  });
  const [first, ...rest] = gone.filter((minutes) => minutes !== null);
  if (first === undefined || Number.isNaN(first) || rest.some((each) => each !== first)) return 0;
  const { startsAt } = kept.dates;
  return startsAt === '' || now.dates.startsAt === '' ? 0 : way(startsAt, now.dates.startsAt) - first;
}
