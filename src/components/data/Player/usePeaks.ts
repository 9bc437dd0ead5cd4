import { useEffect, useState } from 'react';
import { late } from '#lib/loading/late.ts';

const reading = late(() => import('#lib/peaks/readPeaks.ts'));
import type { Peaks } from '#lib/peaks/peaks.ts';

/** The waveform of a recording, read once it is `wanted`: what nobody plays is not fetched for it. null until it is known. */
export function usePeaks(src: string, wanted: boolean): Peaks | null {
  const [read, setRead] = useState<{ src: string; peaks: Peaks | null } | null>(null);
  // A waveform is kept once it was requested, wherever the recording is shown later.
  const [asked, setAsked] = useState<string | null>(null);
  if (wanted && src !== '' && asked !== src) setAsked(src);

  useEffect(() => {
    if (asked === null) return undefined;
    const stopping = new AbortController();
    const load = async () => {
      const { readPeaks } = await reading.load();
      const peaks = await readPeaks(asked, stopping.signal);
      if (!stopping.signal.aborted) setRead({ src: asked, peaks });
    };
    // Without its code there is no waveform, and the recording plays all the same.
    load().catch(() => undefined);
    return () => stopping.abort();
  }, [asked]);

  return read?.src === src ? read.peaks : null;
}
