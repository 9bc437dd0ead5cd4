import { atom, type Getter } from 'jotai';
import { consultationRequestKeys } from '#api/consultation-request/queries.ts';
import type { EntityKeys } from '#api/keys.ts';
import type { ListRequest } from '#domain/lists.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { qaKeys } from '#api/qa/queries.ts';
import { late } from '#lib/loading/late.ts';
import { requestOf } from '../list.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** The interval of the counts while the console is visible, ms: clients write at any time. */
const recount = 60_000;

type Read = (request: ListRequest, signal: AbortSignal) => Promise<{ count: number }>;

/** Counts the rows of a status. The calls of a kind are loaded at the first count, so that no screen waits for it. */
function countOf(keys: EntityKeys, status: string, load: () => Promise<Read>) {
  const request = { ...requestOf({ filter: { status } }), limit: 1 };
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: keys.count(request),
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await (await load())(request, signal)).count,
    refetchInterval: recount,
  }));
  return atom((get) => get(queryAtom).data ?? 0);
}

const consultationRequestCalls = late(() => import('#api/consultation-request/requests.ts'));
const publicationCalls = late(() => import('#api/publication/requests.ts'));
const qaCalls = late(() => import('#api/qa/requests.ts'));

const requestsAtom = countOf(consultationRequestKeys, 'new', async () => {
  const { listConsultationRequests } = await consultationRequestCalls.load();
  return listConsultationRequests;
});

const publicationsAtom = countOf(publicationKeys, 'rejected', async () => {
  const { listPublications } = await publicationCalls.load();
  return listPublications;
});

const questionsAtom = countOf(qaKeys, 'unanswered', async () => {
  const { listQa } = await qaCalls.load();
  return listQa;
});

/** The number of waiting items, by menu section; zero while unknown. */
export const waitingCountsAtom = atom((get) => ({
  /** Requests that nobody has answered. */
  fulfillment: get(requestsAtom),
  /** Publications that the moderator sent back. */
  publications: get(publicationsAtom),
  /** Questions of clients without an answer. */
  qa: get(questionsAtom),
}));
