import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchAtom, shortestSearch, type FoundAll } from '#atoms/search/search.ts';

/** How long after the last key the search begins, ms. */
const pause = 250;

interface Applied {
  /** The search in force. */
  search: string;
  /** The results of the previous search. */
  before: FoundAll | null;
}

/**
 * Searches once the typing pauses. The rows of the search before stay until there are new ones; a text that is too short
 * finds nothing, at once.
 */
export function useSearch(text: string): FoundAll {
  const wanted = text.length >= shortestSearch ? text : '';
  const [{ search, before }, apply] = useState<Applied>({ search: '', before: null });
  const found = useAtomValue(searchAtom(search));
  const first = found.searching && found.groups.length === 0;
  const shown = first && before !== null ? { ...before, error: null } : found;

  const begin = useEffectEvent(() => apply({ search: wanted, before: wanted === '' ? null : shown }));

  useEffect(() => {
    const timer = setTimeout(begin, wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  if (wanted === '') return { ...found, groups: [], searching: false, error: null };
  return { ...shown, searching: found.searching || search !== wanted };
}
