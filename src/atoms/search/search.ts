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

/** What a search finds, in the order it is shown: every kind of content, and people. */
const foundKinds: readonly FoundKind[] = [...kindIds, 'client'];
type FoundKind = Kind | 'client';

/** Rows of a kind. */
const rowsOfKind = 3;

/** Shortest search that the platform is asked for, characters. */
export const shortestSearch = 2;

/** Something found. */
export interface Found {
  kind: FoundKind;
  id: string;
  name: string;
  /** Its cover, or the picture of a person. */
  imageId: string | null;
  /** Ids of its tags. */
  tags: readonly string[];
  /** A status of its own, as webinars, marathons and quizzes have one. */
  status: string | null;
  publicationId: string | null;
  streamID: string | null;
  /** Purchases of a person. */
  purchasesCount: number;
}

/** What was found of one kind. */
export interface FoundGroup {
  kind: FoundKind;
  items: Found[];
  /** All that match on the platform. */
  count: number;
}

/** What a search has found. */
export interface FoundAll {
  /** The kinds of which something was found. */
  groups: FoundGroup[];
  /** By the id of the content; what was not read yet is not there. */
  publications: ReadonlyMap<string, Publication>;
  /** The rows are on their way, or are read again. */
  searching: boolean;
  /** Why some or all kinds could not be searched. */
  error: ApiError | null;
  retry: () => void;
}

/** The fields of an item that its row is made of; not every kind has all. */
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

/** Asks for every kind at once. A kind that fails takes nothing from the others. */
async function searchAll(
  search: string,
  signal: AbortSignal,
): Promise<{ groups: FoundGroup[]; error: ApiError | null }> {
  const answers = await Promise.allSettled(
    foundKinds.map(async (kind): Promise<FoundGroup> => {
      const { list, count } = await lists[kind]({ search, limit: rowsOfKind }, signal);
      const items = list.map((item) => foundOf(kind, item));
      // A name tells more than a tag.
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

/** What a search finds, up to three of a kind. For a search that is too short nothing is asked for. */
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
