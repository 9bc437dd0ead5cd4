import { serveFile, type MediaFile } from '../pieces/serveFile.ts';
import type { Face } from './face.ts';

/** How much of a file is read over the network for its face, bytes. A file that needs more gets none, and is not tried again. */
const mostBytes = 48 * 1024 * 1024;

/** After so long a file is given up, ms. */
const patience = 40_000;

/** How long an idle worker is kept, ms. */
const restMs = 10_000;

/** `none`: there is nothing to show, or this browser cannot show it. `unreached`: a later attempt may succeed. */
type MadeFace = Face | { kind: 'none' } | { kind: 'unreached' };

interface FaceMessage {
  type: 'face';
  face: Face | null;
}

/** The worker that makes faces; it ends after some idle time. */
let kept: { worker: Worker; timer: ReturnType<typeof setTimeout> | null } | null = null;

function letGo(): void {
  kept?.worker.terminate();
  kept = null;
}

function hire(): Worker {
  if (kept?.timer) clearTimeout(kept.timer);
  kept ??= { worker: new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), timer: null };
  kept.timer = null;
  return kept.worker;
}

/** Makes the face of a recording in a worker, one at a time: decoding would block the page. */
export function makeFace(file: MediaFile, signal: AbortSignal): Promise<MadeFace> {
  const worker = hire();
  const ending = new AbortController();
  const { promise, resolve } = Promise.withResolvers<MadeFace>();
  let isUnreached = false;
  const end = (face: Face | null, isSpoilt = false) => {
    if (ending.signal.aborted) return;
    ending.abort();
    clearTimeout(timer);
    if (isSpoilt || kept === null) letGo();
    else kept.timer = setTimeout(letGo, restMs);
    resolve(face ?? (isUnreached ? { kind: 'unreached' } : { kind: 'none' }));
  };
  const onUnreached = () => {
    isUnreached = true;
  };
  const giveUp = () => {
    onUnreached();
    end(null, true);
  };
  const timer = setTimeout(() => end(null, true), patience);
  const once = { signal: ending.signal };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<FaceMessage | { type: 'read' }>) => data.type === 'face' && end(data.face),
    once,
  );
  // The worker's code did not arrive: there is no connection.
  worker.addEventListener('error', giveUp, once);
  signal.addEventListener('abort', giveUp, once);
  const serving = { most: mostBytes, signal: ending.signal, onUnreached };
  void serveFile(worker, file, serving).then((isServed) => isServed || end(null));
  return promise;
}
