import { instantsOf, wallTime } from '#lib/time/moments.ts';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
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

const followers = ['enrollFrom', 'enrollTo', 'endsAt'] as const;

/** Dates as they are read on the clock of a zone. */
interface Read {
  dates: MarathonDates;
  /** IANA. */
  timeZone: string;
}

/**
 * How far the start has moved that the other dates have not gone along, minutes by its clock; 0 where that is no one way. Another zone is no
 * move: what counts is what the clocks show, and moments that keep their reading lie an hour apart over a change of clocks.
 */
export function shiftOfStart(kept: Read, now: Read): number {
  const way = (from: string, to: string) => {
    const there = kept.timeZone === now.timeZone ? from : inZone(from, kept.timeZone, now.timeZone);
    return wallMinutes(there, to, now.timeZone);
  };
  /** How far the others have gone already, each; dates that the author has set or taken away belong to no move. */
  const gone = followers.map((name) => {
    const [from = null, to = null] = [kept.dates[name], now.dates[name]];
    return from === null || to === null ? (from === to ? null : Number.NaN) : way(from, to);
  });
  const [first, ...rest] = gone.filter((minutes) => minutes !== null);
  if (first === undefined || Number.isNaN(first) || rest.some((each) => each !== first)) return 0;
  const { startsAt } = kept.dates;
  return startsAt === '' || now.dates.startsAt === '' ? 0 : way(startsAt, now.dates.startsAt) - first;
}
