import type { Peaks } from './peaks.ts';

/** Waveforms read on this page, by the address of the recording. */
const known = new Map<string, Peaks>();

/** Decodes in a worker of its own, because it would block the page. */
function listen(file: Blob, signal: AbortSignal): Promise<Peaks | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (peaks: Peaks | null) => {
      worker.terminate();
      resolve(peaks);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Peaks | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    signal.addEventListener('abort', () => end(null));
    worker.postMessage(file, []);
  });
}

/** The waveform of a recording; null if it cannot be read or decoded. */
export async function readPeaks(src: string, signal: AbortSignal): Promise<Peaks | null> {
  const kept = known.get(src);
  if (kept !== undefined) return kept;
  try {
    const answer = await fetch(src, { signal });
    if (!answer.ok) return null;
    const peaks = await listen(await answer.blob(), signal);
    if (peaks !== null) known.set(src, peaks);
    return peaks;
  } catch {
    return null;
  }
}
