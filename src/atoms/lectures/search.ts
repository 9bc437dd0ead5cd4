import { atom, type Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { ApiError } from '#api/api-error.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import type { Publication } from '#api/publication/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { keyedAtoms } from '../keyed.ts';
import { contentPublicationsAtom } from '../publications/publications.ts';
import { problemOf } from '../queries.ts';
import { lectureTexts } from './texts.ts';

/** Rows of a search. */
const rows = 6;

/** Shortest search that the platform is asked for, characters. */
export const shortestSearch = 2;

/** What a search has found. */
export interface FoundLectures {
  items: Lecture[];
  /** All that match on the platform. */
  count: number;
  /** By the id of the lecture; what was not read yet is not there. */
  publications: ReadonlyMap<string, Publication>;
  /** The rows are on their way, or are read again. */
  searching: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** The lectures that a search finds, at most six. For a search that is too short nothing is asked for. */
export const foundLecturesAtom = keyedAtoms((search: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: ['lectureSearch', search],
    queryFn: ({ signal }: { signal: AbortSignal }) => listLectures({ search, limit: rows }, signal),
    enabled: search.length >= shortestSearch,
    staleTime: 0,
    meta: { failure: (language: Language) => lectureTexts[language].notListed },
  }));
  return atom((get): FoundLectures => {
    const { data, error, isFetching, refetch } = get(queryAtom);
    const items = data?.list ?? [];
    const ids = items.map(({ id }) => id);
    const publications = get(contentPublicationsAtom({ type: 'lecture', ids })).item ?? [];
    return {
      items,
      count: data?.count ?? 0,
      publications: new Map(publications.map((publication) => [publication.contentId, publication])),
      searching: isFetching,
      error: data === undefined ? problemOf(error) : null,
      retry: () => void refetch(),
    };
  });
});
