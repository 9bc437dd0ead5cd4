import type { DateArray, EventAttributes } from 'ics';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { late } from '#lib/loading/late.ts';
import { addDays, wallTime } from '#lib/time/moments.ts';

/** The input of a calendar file. */
interface IcsSource {
  event: PlanEvent;
  /** Where the event is worked on: an address of this console, or null. */
  url: string | null;
  /** Its kind in words. */
  category: string;
}

const utc = (iso: string): DateArray => {
  const at = new Date(iso);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};

const dateOf = (day: string): DateArray => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** An event of the file. What goes on for days takes whole days of the zone; everything else instants, in UTC. */
function attributes({ event, url, category }: IcsSource, timeZone: string): EventAttributes {
  const span =
    event.across === true
      ? {
          start: dateOf(wallTime(event.start, timeZone).day),
          // The day after the last, as such files have it.
          end: dateOf(addDays(wallTime(new Date(Date.parse(event.end) - 1).toISOString(), timeZone).day, 1)),
        }
      : {
          start: utc(event.start),
          end: utc(event.end),
          startInputType: 'utc' as const,
          startOutputType: 'utc' as const,
          endInputType: 'utc' as const,
          endOutputType: 'utc' as const,
        };
  return {
    ...span,
    uid: `${event.id}@kabinet-avtora`,
    productId: 'kabinet-avtora/planner',
    title: event.title.replaceAll('\u00A0', ' '),
    categories: [category],
    status: event.state === 'cancelled' ? 'CANCELLED' : event.state === 'waits' ? 'TENTATIVE' : 'CONFIRMED',
    ...(url !== null && { url }),
    ...(event.problem !== undefined && { description: event.problem.replaceAll('\u00A0', ' ') }),
  };
}

const writing = late(() => import('ics'));

/** The text of a calendar file (RFC 5545). The library is fetched when it is first needed. */
export async function icsOf(sources: readonly IcsSource[], timeZone: string): Promise<string> {
  const { createEvents } = await writing.load();
  const { error, value } = createEvents(sources.map((source) => attributes(source, timeZone)));
  if (error || value === undefined) throw error ?? new Error('The calendar file is empty');
  return value;
}
