import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { foundLecturesAtom, shortestSearch, type FoundLectures } from '#atoms/ui/palette.ts';

/** How long after the last key the search begins, ms. */
const pause = 250;

/**
 * Searches lectures once the typing pauses. The rows of the search before stay until there are new ones; a text that is too
 * short finds nothing, at once.
 */
export function useLectureSearch(text: string): FoundLectures {
  const wanted = text.length >= shortestSearch ? text : '';
  const [applied, apply] = useState('');
  const found = useAtomValue(foundLecturesAtom(applied));
  const [before, keep] = useState(found);

  useEffect(() => {
    const timer = setTimeout(() => apply(wanted), wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(() => {
    if (!found.searching) keep(found);
  }, [found]);

  if (wanted === '') return { ...found, items: [], count: 0, searching: false, error: null };
  const searching = found.searching || applied !== wanted;
  if (found.searching && found.items.length === 0) return { ...before, error: null, searching };
  return { ...found, searching };
}
