import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { takeWebinarDraftAtom } from '#atoms/webinar/editor.ts';
import { newKey } from '#atoms/editor/draft.ts';

/** Takes what another screen has begun of a new webinar into its draft: the time that was drawn in the planner. */
export function useBegun(key: string): void {
  const take = useSetAtom(takeWebinarDraftAtom);
  useEffect(() => {
    if (key === newKey) take();
  }, [key, take]);
}
