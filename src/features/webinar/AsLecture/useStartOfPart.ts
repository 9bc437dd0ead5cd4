import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { startOfPartAtom } from '#atoms/webinar/trimRecording.ts';

/** Where a part of a recording really begins, s; null until that is known, and where it cannot be told: the cut itself will say why. */
export function useStartOfPart(streamID: string | null, from: number): number | null {
  const find = useSetAtom(startOfPartAtom);
  const [found, setFound] = useState<{ from: number; start: number | null } | null>(null);
  useEffect(() => {
    if (streamID === null || from === 0) return undefined;
    const gone = new AbortController();
    const take = (start: number | null) => {
      if (!gone.signal.aborted) setFound({ from, start });
    };
    find({ streamID, from }, gone.signal).then(take, () => take(null));
    return () => gone.abort();
  }, [streamID, from, find]);
  return found?.from === from ? found.start : null;
}
