import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { codeAheadAtom } from '#atoms/ui/late.ts';
import { late } from '#lib/loading/late.ts';
import { useLate } from './useLate.ts';

// Loaded separately to keep it out of the frame.
const rest = late(() => import('./takeAll.ts'), { whenAsked: true });

/** Starts keeping rows, and fetches the code of all sections, once the first screen has its rows. From then on opening a section needs no network. */
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
      // If it does not come, parts are loaded one by one as they are needed.
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
