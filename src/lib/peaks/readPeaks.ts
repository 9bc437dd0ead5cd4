/** What was read on this page, by the address of the recording. */
const known = new Map<string, readonly number[]>();

/** Listens in a worker of its own: decoding would stop the page. */
function listen(file: Blob, signal: AbortSignal): Promise<number[] | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (peaks: number[] | null) => {
      worker.terminate();
      resolve(peaks);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number[] | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    signal.addEventListener('abort', () => end(null));
    worker.postMessage(file, []);
  });
}

/** The heights of a recording's waveform, 0–1; null where it cannot be read or decoded. */
export async function readPeaks(src: string, signal: AbortSignal): Promise<readonly number[] | null> {
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
