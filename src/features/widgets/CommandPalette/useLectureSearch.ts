import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { foundLecturesAtom, shortestSearch, type FoundLectures } from '#atoms/lectures/search.ts';

/** How long after the last key the search begins, ms. */
const pause = 250;

interface Applied {
  /** The search in force. */
  search: string;
  /** What the search before it has found. */
  before: FoundLectures | null;
}

/**
 * Searches lectures once the typing pauses. The rows of the search before stay until there are new ones; a text that is too
 * short finds nothing, at once.
 */
export function useLectureSearch(text: string): FoundLectures {
  const wanted = text.length >= shortestSearch ? text : '';
  const [{ search, before }, apply] = useState<Applied>({ search: '', before: null });
  const found = useAtomValue(foundLecturesAtom(search));
  const first = found.searching && found.items.length === 0;
  const shown = first && before !== null ? { ...before, error: null } : found;

  const begin = useEffectEvent(() => apply({ search: wanted, before: wanted === '' ? null : shown }));

  useEffect(() => {
    const timer = setTimeout(begin, wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  if (wanted === '') return { ...found, items: [], count: 0, searching: false, error: null };
  return { ...shown, searching: found.searching || search !== wanted };
}
