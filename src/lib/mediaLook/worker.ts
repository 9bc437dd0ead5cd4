import type { NotMedia } from '../file/media.ts';
import { sourceOf } from '../pieces/pieceSource.ts';
import type { ToWorker } from '../pieces/serveFile.ts';
import { lookInto, type MediaLook } from './look.ts';

/** Messages of the worker: the facts, the progress, and the result. */
export type LookMessage =
  | { type: 'facts'; facts: MediaLook }
  | { type: 'progress'; share: number }
  | { type: 'done'; look: MediaLook | NotMedia };

const tell = (message: LookMessage) => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'piece') return;
  void lookInto(sourceOf(data), {
    isRemote: data.type === 'size',
    onFacts: (facts) => tell({ type: 'facts', facts }),
    onProgress: (share) => tell({ type: 'progress', share }),
  }).then((look) => tell({ type: 'done', look }));
});
