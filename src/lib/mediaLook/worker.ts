import type { NotMedia } from '../media.ts';
import { lookInto, type MediaLook } from './look.ts';

/** What the worker tells: the facts, how far it has listened, and at last the whole. */
export type LookMessage =
  | { type: 'facts'; facts: MediaLook }
  | { type: 'progress'; share: number }
  | { type: 'done'; look: MediaLook | NotMedia };

const tell = (message: LookMessage) => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  void lookInto(data, {
    onFacts: (facts) => tell({ type: 'facts', facts }),
    onProgress: (share) => tell({ type: 'progress', share }),
  }).then((look) => tell({ type: 'done', look }));
});
