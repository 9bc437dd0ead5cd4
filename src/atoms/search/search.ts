import { atom, type Getter } from 'jotai';
import { asApiError, type ApiError } from '#api/api-error.ts';
import { listClients } from '#api/audience/requests.ts';
import { contentLists, type ListedContent } from '#api/contents.ts';
import { kindIds, type Kind } from '#domain/kinds.ts';
import { contentTypes } from '#domain/content/schema.ts';
import type { ListRequest } from '#domain/lists.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { matchesWords } from '#lib/text/textMatch.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { contentPublicationsAtom } from '../publication/publications.ts';
import { problemOf } from '../queries.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** The searched kinds, in the order of the results: every kind of content, and clients. */
const foundKinds: readonly FoundKind[] = [...kindIds, 'client'];
type FoundKind = Kind | 'client';

/** Rows per kind. */
const rowsOfKind = 3;

/** Minimum length of a search, characters. */
export const shortestSearch = 2;

/** A result. */
export interface Found {
  kind: FoundKind;
  id: string;
  name: string;
  /** Its cover, or the client's picture. */
  imageId: string | null;
  /** Ids of its tags. */
  tags: readonly string[];
  /** The kind's own status: webinars, marathons and quizzes have one. */
  status: string | null;
  publicationId: string | null;
  streamID: string | null;
  /** The number of a client's purchases. */
  purchasesCount: number;
}

/** The results of one kind. */
export interface FoundGroup {
  kind: FoundKind;
  items: Found[];
  /** The number of all matches on the platform. */
  count: number;
}

/** The results of a search. */
export interface FoundAll {
  /** The kinds with results. */
  groups: FoundGroup[];
  /** By content id; missing while loading. */
  publications: ReadonlyMap<string, Publication>;
  /** The rows are loading, or are being read again. */
  searching: boolean;
  /** Why some or all kinds could not be searched. */
  error: ApiError | null;
  retry: () => void;
}

/** The fields of an item that its row needs; not every kind has all. */
interface Item extends ListedContent {
  avatarId?: string | null | undefined;
  purchasesCount?: number;
}

type Read = (request: ListRequest, signal?: AbortSignal) => Promise<{ list: Item[]; count: number }>;

const lists: Record<FoundKind, Read> = { ...contentLists, client: listClients };

const foundOf = (kind: FoundKind, item: Item): Found => ({
  kind,
  id: item.id,
  name: item.name,
  imageId: item.imageId ?? item.avatarId ?? null,
  tags: item.tags ?? [],
  status: item.status ?? null,
  publicationId: item.publicationId ?? null,
  streamID: item.streamID ?? null,
  purchasesCount: item.purchasesCount ?? 0,
});

/** Searches every kind at once. A failing kind does not affect the others. */
async function searchAll(
  search: string,
  signal: AbortSignal,
): Promise<{ groups: FoundGroup[]; error: ApiError | null }> {
  const answers = await Promise.allSettled(
    foundKinds.map(async (kind): Promise<FoundGroup> => {
      const { list, count } = await lists[kind]({ search, limit: rowsOfKind }, signal);
      const items = list.map((item) => foundOf(kind, item));
      // A match in the name ranks above one in a tag.
      const named = items.filter(({ name }) => matchesWords(name, search));
      return { kind, items: [...named, ...items.filter((item) => !named.includes(item))], count };
    }),
  );
  const groups = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    error: failed === undefined ? null : asApiError(failed.reason),
  };
}

/** The results of a search, up to three per kind. A text that is too short is not searched. */
export const searchAtom = boundedAtomFamily((search: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: ['search', search],
    queryFn: ({ signal }: { signal: AbortSignal }) => searchAll(search, signal),
    enabled: search.length >= shortestSearch,
    staleTime: 0,
  }));
  return atom((get): FoundAll => {
    const { data, error, isFetching, refetch } = get(queryAtom);
    const groups = data?.groups ?? [];
    const publications = contentTypes.flatMap((type) => {
      const ids = groups.find(({ kind }) => kind === type)?.items.map(({ id }) => id) ?? [];
      return get(contentPublicationsAtom({ type, ids })).item ?? [];
    });
    return {
      groups,
      publications: new Map(publications.map((publication) => [publication.contentId, publication])),
      searching: isFetching,
      error: data?.error ?? problemOf(error),
      retry: () => void refetch(),
    };
  });
});
