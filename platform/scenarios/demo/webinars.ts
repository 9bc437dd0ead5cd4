import { webinarWithTerms } from '../../records/contents.ts';
import { as, type Of } from '../../records/kinds.ts';
import { dayAt } from '../times.ts';
import { contentRow, publicationRows, stampsOf, streamId, streamRow, typeset } from './content.ts';
import type { DemoWebinar } from './demoWebinar.ts';
import { pastWebinars } from './pastWebinars.ts';
import { plannedWebinars } from './plannedWebinars.ts';

const type = 'webinar';
const hourMs = 60 * 60_000;

/** When a webinar begins. If it would begin today within the hour, it moves to tomorrow. */
function startOf(now: number, { status, startsAt: [days, time] }: DemoWebinar): string {
  const start = dayAt(now, days, time);
  const isTooSoon = status === 'scheduled' && Date.parse(start) < now + hourMs;
  return isTooSoon ? dayAt(now, days + 1, time) : start;
}

/** The terms that the publication does not have. Registration closes half an hour before the start. */
function termsOf({ capacity, recordingTerms }: DemoWebinar, startsAt: string) {
  const [days, cost] = recordingTerms ?? [];
  return {
    registrationUntil: new Date(Date.parse(startsAt) - hourMs / 2).toISOString(),
    seatLimit: capacity ?? null,
    recordingAccessDays: days ?? null,
    recordingCostKopecks: cost === undefined ? null : cost * 100,
  };
}

/** The demo's webinars with their recordings and publications, the furthest in the future first. */
export function demoWebinars(now: number): {
  webinars: Of<'webinar'>[];
  streams: Of<'stream'>[];
  publications: Of<'publication'>[];
} {
  const placed = [...plannedWebinars, ...pastWebinars].map((one, at) => {
    const stamps = stampsOf(now, one, at);
    return { one, stamps, publications: publicationRows(type, one, stamps) };
  });
  return {
    webinars: placed.flatMap(({ one, stamps, publications }) => {
      const startsAt = startOf(now, one);
      const doc = as(type, {
        ...contentRow(type, one, stamps),
        startsAt,
        durationMin: one.durationMin,
        timezone: 'Europe/Moscow',
        link: one.link,
        passcode: one.passcode ?? null,
        capacity: one.capacity ?? null,
        speakers: ['Марина Ветрова', ...(one.guests ?? [])],
        recordingStreamId: one.recording === undefined ? null : streamId(type, one.slug),
        attendeesCount: one.attendees,
        status: one.status,
        cancelReason: one.cancelReason === undefined ? null : typeset(one.cancelReason),
        publication: termsOf(one, startsAt),
      });
      return publications.map((publication) => webinarWithTerms(doc, publication));
    }),
    streams: placed.flatMap(({ one: { slug, recording }, stamps: { updatedAt } }) => {
      if (recording === undefined) return [];
      const stream = { id: streamId(type, slug), name: `${slug}-efir`, media: recording };
      return [streamRow(stream, { createdAt: updatedAt, updatedAt })];
    }),
    publications: placed.flatMap(({ publications }) => publications),
  };
}
