import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import type { ListState } from '#atoms/list.ts';
import { fold } from '#lib/text/fold.ts';

/** Something that a client did. `at` is null where the platform does not tell when. */
export type ClientEvent = { at: string | null } & (
  | { kind: 'purchase'; item: Purchase }
  | { kind: 'request'; item: ConsultationRequest }
  | { kind: 'answer'; item: QuizAnswer }
);

/** Of answers that an e-mail is a part of, those of this very one, in whatever case either was typed. */
export const answersOf = (email: string | null | undefined, found: readonly QuizAnswer[]): QuizAnswer[] =>
  found.filter((answer) => fold(answer.email) === fold(email ?? ''));

/** A list of what a client did, as far as it is loaded. */
interface Loaded<Item> extends Pick<ListState<Item>, 'items' | 'hasMore'> {
  /** When the oldest of all that was read happened, ISO, where rows of others were read with it. */
  readTo?: string | undefined;
}

/** The loaded data of a client. */
interface ClientLists {
  purchases: Loaded<Purchase>;
  requests: Loaded<ConsultationRequest>;
  answers: Loaded<QuizAnswer>;
}

/** What has no moment is older than all that has. */
const msOf = ({ at }: ClientEvent) => (at === null ? 0 : Date.parse(at));

const newestFirst = (one: ClientEvent, other: ClientEvent) => msOf(other) - msOf(one);

/**
 * All that a client did, the newest first. A list that has more may hold something between what is loaded of it and what the
 * others tell: nothing older than its last row is told before the rest of it is there.
 */
export function timelineOf({ purchases, requests, answers }: ClientLists): ClientEvent[] {
  const lists: { events: ClientEvent[]; hasMore: boolean; readTo?: string | undefined }[] = [
    {
      events: purchases.items.map((item) => ({
        kind: 'purchase',
        item,
        at: item.createdAt ?? item.paidAt ?? null,
      })),
      hasMore: purchases.hasMore,
    },
    {
      events: requests.items.map((item) => ({
        kind: 'request',
        item,
        at: item.createdAt ?? item.requestedAt,
      })),
      hasMore: requests.hasMore,
    },
    {
      events: answers.items.map((item) => ({ kind: 'answer', item, at: item.submittedAt })),
      hasMore: answers.hasMore,
      readTo: answers.readTo,
    },
  ];
  const ends = lists.map(({ events, hasMore, readTo }) => {
    if (!hasMore) return Number.NEGATIVE_INFINITY;
    return readTo === undefined ? Math.min(...events.map(msOf)) : Date.parse(readTo);
  });
  const known = Math.max(...ends);
  return lists
    .flatMap(({ events }) => events)
    .filter((event) => msOf(event) >= known)
    .toSorted(newestFirst);
}
