import { earliestStart, retimeProblem, startProblem } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import {
  busyPeriods,
  clashesOf,
  firstFree,
  offersAround,
  offersFrom,
  type SlotQuery,
} from '#domain/webinar/slots.ts';
import { usualLength, type WebinarFields } from '#domain/webinar/fields.ts';
import { addDays, instantsOf, wallTime } from '#lib/time/moments.ts';

/** A start that is offered instead of the one that is entered. */
export interface TimeOffer {
  /** Ms since the epoch. */
  start: number;
  /** The earliest that there is. */
  earliest: boolean;
  /** The one that the webinar has on the platform. */
  former: boolean;
}

/** What is known of the time in the form. */
export interface TimeFacts {
  /** The zone whose clock the time is entered by. */
  timeZone: string;
  /** Where the author is. */
  authorZone: string;
  durationMin: number;
  /** The webinar of the author that the entered time meets. */
  clash: Webinar | null;
  /** Why the entered time cannot be, beside the clash. */
  problem: 'tooSoon' | 'past' | null;
  /** The earliest start allowed, ms: 48 hours from now for a new webinar, now for one that is moved. */
  earliest: number;
  /** Free starts, where the entered one cannot be or there is none yet. */
  offers: TimeOffer[];
}

interface TimeSources {
  fields: Pick<WebinarFields, 'startsAt' | 'durationMin' | 'timezone'>;
  /** The platform's copy; null for a new webinar. */
  item: Webinar | null;
  /** The author's webinars that are still to come. */
  planned: readonly Webinar[];
  /** Where the author is. */
  authorZone: string;
  /** Ms since the epoch. */
  now: number;
}

/** The hour at which most webinars begin, offered while none is entered. */
const usualTime = '19:00';

/** How many days are looked through for the same hour of a later day. */
const daysAhead = 14;

/** The earliest start, and the same hour on the first two days when it is free. */
function offersLater(query: SlotQuery, time: string): number[] {
  const first = wallTime(new Date(query.from).toISOString(), query.timeZone).day;
  const found: number[] = [];
  for (let ahead = 0; ahead < daysAhead && found.length < 2; ahead += 1) {
    const there = instantsOf({ day: addDays(first, ahead), time }, query.timeZone);
    if (there.kind !== 'once') continue;
    const start = Date.parse(there.at);
    const end = start + query.durationMin * 60_000;
    const taken = query.busy.some((period) => period.start < end && start < period.end);
    if (start >= query.from && !taken) found.push(start);
  }
  return found;
}

function problemOf({ fields: { startsAt }, item, now }: TimeSources, durationMin: number) {
  if (startsAt === null) return null;
  if (item === null) return startProblem(now, startsAt);
  const broken = retimeProblem(item, { startsAt, durationMin }, now);
  return broken?.problem === 'past' ? 'past' : null;
}

/** What can be said of the time while the form is filled, by the rules that the platform checks. */
export function timeFacts(sources: TimeSources): TimeFacts {
  const { fields, item, planned, authorZone, now } = sources;
  const { startsAt } = fields;
  const timeZone = fields.timezone || authorZone;
  const durationMin = fields.durationMin ?? usualLength;
  const id = item?.id ?? null;
  const moved = item === null || item.startsAt !== startsAt || item.durationMin !== durationMin;
  const open = item === null || item.status === 'scheduled' || item.status === 'live';

  const clash =
    startsAt === null || !moved || !open
      ? null
      : (clashesOf(planned, { startsAt, durationMin }, id)[0] ?? null);
  const problem = moved ? problemOf(sources, durationMin) : null;

  const from = item === null ? offersFrom(now) : now;
  const query: SlotQuery = { busy: busyPeriods(planned, id), from, durationMin, timeZone };

  function offered(): TimeOffer[] {
    if (startsAt !== null && clash === null && problem === null) return [];
    const wished = startsAt === null ? null : Date.parse(startsAt);
    const earliest = firstFree(query);
    const starts =
      wished !== null && wished >= from
        ? offersAround(query, wished).map(({ start }) => start)
        : [
            ...offersLater(query, startsAt === null ? usualTime : wallTime(startsAt, timeZone).time),
            ...(earliest === null ? [] : [earliest]),
          ];
    const former = item === null || Date.parse(item.startsAt) < now ? null : Date.parse(item.startsAt);
    return [...new Set(former === null ? starts : [...starts, former])].map((start) => ({
      start,
      earliest: start === earliest,
      former: start === former,
    }));
  }

  return {
    timeZone,
    authorZone,
    durationMin,
    clash,
    problem,
    earliest: item === null ? earliestStart(now) : now,
    offers: open ? offered() : [],
  };
}
