/* oxlint-disable no-restricted-imports -- the one place that takes them from the library */
import type { QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import {
  atomWithInfiniteQuery as createPagesAtom,
  atomWithQuery as createQueryAtom,
  type AtomWithInfiniteQueryOptions,
  type AtomWithQueryOptions,
} from 'jotai-tanstack-query';

/**
 * Counts the visits to this page after the first: another author, or one who comes back. An atom of a query goes on from the query that it knew, even where
 * that was removed since: on the next visit it would show what was read on the one before, and nobody else would know of it.
 */
export const visitAtom = atom(0);

/** Makes options anew on each visit, so that the atom finds the query that the cache has by then. */
const onEachVisit =
  <Options>(getOptions: (get: Getter) => Options) =>
  (get: Getter): Options => {
    get(visitAtom);
    return getOptions(get);
  };

/** An atom of a query, whose answer is of this visit alone. */
export const atomWithQuery = <Answer, Problem = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => AtomWithQueryOptions<Answer, Problem, Data, Key>,
) => createQueryAtom(onEachVisit(getOptions));

/** An atom of a query that grows by pages, whose answer is of this visit alone. */
export const atomWithInfiniteQuery = <Answer, Problem, Data, Key extends QueryKey, Param>(
  getOptions: (get: Getter) => AtomWithInfiniteQueryOptions<Answer, Problem, Data, Key, Param>,
) => createPagesAtom(onEachVisit(getOptions));
