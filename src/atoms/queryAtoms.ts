import type { QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the one place that takes it from the library
import { atomWithQuery as createQueryAtom, type AtomWithQueryOptions } from 'jotai-tanstack-query';

/**
 * Counts the visits to this page: another author, or the same one again. A query atom keeps the query object that it knows, even if that was removed
 * from the cache: on the next visit it would show the previous visit's data, and other readers would not. Options that read this are recomputed, and
 * the atom finds the query in the cache.
 */
export const visitAtom = atom(0);

/** A query atom whose data belongs to this visit only. */
export const atomWithQuery = <Answer, Problem = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => AtomWithQueryOptions<Answer, Problem, Data, Key>,
) =>
  createQueryAtom((get) => {
    get(visitAtom);
    return getOptions(get);
  });
