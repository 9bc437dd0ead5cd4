import type { QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the one place that takes it from the library
import { atomWithQuery as createQueryAtom, type AtomWithQueryOptions } from 'jotai-tanstack-query';

/**
 * Counts the visits to this page after the first: another author, or one who comes back. An atom of a query goes on from the query that it
 * knew, even where that was removed since: on the next visit it would show what was read on the one before, and nobody else would know of
 * it. Options that ask for this are made anew, and the atom finds the query that the cache has by then.
 */
export const visitAtom = atom(0);

/** An atom of a query, whose answer is of this visit alone. */
export const atomWithQuery = <Answer, Problem = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => AtomWithQueryOptions<Answer, Problem, Data, Key>,
) =>
  createQueryAtom((get) => {
    get(visitAtom);
    return getOptions(get);
  });
