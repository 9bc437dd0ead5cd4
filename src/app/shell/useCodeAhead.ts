import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { keepSeenAtom } from '#atoms/seen/seen.ts';
import { codeAheadAtom } from '#atoms/ui/late.ts';
import { fetchAhead, savesData } from '#lib/fetchAhead.ts';
import { late } from '#lib/late.ts';
import { useLate } from './useLate.ts';

const worker = late(() => import('../worker/keepConsole.ts'));

/** Fetches all code, then has it kept on the device for the next visits. A device that saves data does neither. */
async function takeAll(): Promise<void> {
  if (savesData()) return;
  await fetchAhead();
  await worker.load().then(
    ({ keepConsole }) => keepConsole(),
    () => undefined,
  );
}

/**
 * Begins to keep what the author sees, and fetches the code of all sections, once the first screen has had its time and its rows: from then on nothing that the author opens
 * waits for the network, or needs one.
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
      void store.set(keepSeenAtom);
      void takeAll();
    };
    const stop = client.getQueryCache().subscribe(look);
    look();
    return stop;
  }, [begun, store]);
}
