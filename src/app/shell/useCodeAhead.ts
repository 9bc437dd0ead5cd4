import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { codeAheadAtom } from '#atoms/ui/late.ts';
import { late } from '#lib/loading/late.ts';
import { useLate } from './useLate.ts';

// Not even this much comes with the frame.
const rest = late(() => import('./takeAll.ts'), { whenAsked: true });

/**
 * Begins to keep what the author sees, and fetches the code of all sections, once the first screen has had its time and its rows: from
 * then on nothing that the author opens waits for the network, or needs one.
 */
export function useCodeAhead(): void {
  const store = useStore();
  const wanted = useAtomValue(codeAheadAtom);
  const begun = useLate() && wanted;
  useEffect(() => {
    if (!begun) return;
    const client = store.get(queryClientAtom);
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      // Should it not come, parts come one by one as they are asked for.
      void rest.load().then(
        ({ takeAll }) => takeAll(store),
        () => undefined,
      );
    };
    const stop = client.getQueryCache().subscribe(look);
    look();
    return stop;
  }, [begun, store]);
}
