import { atom, type Getter } from 'jotai';
import { consultationRequestKeys } from '#api/consultation-request/queries.ts';
import { listConsultationRequests } from '#api/consultation-request/requests.ts';
import { busySpans, holdingStatuses, type Span } from '#domain/consultation/slots.ts';
import { readAll } from '#api/readAll.ts';
import { listWebinars } from '#api/webinar/requests.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { problemOf } from '../queries.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const dayMs = 24 * 60 * 60_000;

/** How long before the period an event may begin and still be running, ms. */
const longest = dayMs;

/** When the author is busy. */
interface AuthorTime {
  busy: Span[];
  /** Starts of bookings, by consultation, ms. */
  bookedOf: (consultationId: string) => number[];
}

/** The author's busy time from a moment (ISO) for so many days, from webinars and requests. */
export const authorTimeAtom = boundedAtomFamily(({ from, days }: { from: string; days: number }) => {
  const start = Date.parse(from);
  const filter = {
    from: new Date(start - longest).toISOString(),
    // The last day in one time zone may be the next day in another.
    to: new Date(start + (days + 1) * dayMs).toISOString(),
  };
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...consultationRequestKeys.all, 'authorTime', filter],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AuthorTime> => {
      const [requests, webinars] = await Promise.all([
        readAll(listConsultationRequests, { filter: { ...filter, status: [...holdingStatuses] } }, signal),
        readAll(listWebinars, { filter }, signal),
      ]);
      const bookedOf = (id: string) =>
        requests
          .filter(({ consultationId }) => consultationId === id)
          .map(({ requestedAt }) => Date.parse(requestedAt));
      return { busy: busySpans(requests, webinars), bookedOf };
    },
    staleTime: 0,
  }));
  return atom((get) => {
    const { data, error, refetch } = get(queryAtom);
    return { time: data ?? null, error: problemOf(error), retry: () => void refetch() };
  });
});
