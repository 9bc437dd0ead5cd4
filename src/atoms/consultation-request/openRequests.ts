import { atom, type Getter } from 'jotai';
import { consultationRequestKeys } from '#api/consultation-request/queries.ts';
import { listConsultationRequests } from '#api/consultation-request/requests.ts';
import { late } from '#lib/loading/late.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** Rows of consultations are shown before their requests are counted. */
const reading = late(() => import('#api/readAll.ts'));

/** Statuses of open requests. */
const open = ['new', 'confirmed', 'in_progress', 'rescheduled'];

const openQueryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: [...consultationRequestKeys.counts, 'open'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, number>> => {
    const { readAll } = await reading.load();
    const requests = await readAll(listConsultationRequests, { filter: { status: open } }, signal);
    const counts = new Map<string, number>();
    for (const { consultationId } of requests)
      counts.set(consultationId, (counts.get(consultationId) ?? 0) + 1);
    return counts;
  },
}));

/** The number of open requests, by consultation; null while it is loading. */
export const openConsultationRequestsAtom = atom((get) => get(openQueryAtom).data ?? null);
