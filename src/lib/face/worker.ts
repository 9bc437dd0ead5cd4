import { sourceOf } from '../pieces/pieceSource.ts';
import type { ToWorker } from '../pieces/serveFile.ts';
import { faceOf } from './faceOf.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'piece') return;
  void faceOf(sourceOf(data))
    .catch(() => null)
    .then((face) => globalThis.postMessage({ type: 'face', face }, { transfer: [] }));
});
