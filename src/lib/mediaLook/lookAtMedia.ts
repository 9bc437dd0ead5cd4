import type { NotMedia } from '../media.ts';
import type { MediaLook } from './look.ts';
import type { LookMessage } from './worker.ts';

/** A look at a file that goes on. */
interface Look {
  /** What the head of the file tells; or why it is no media. */
  facts: Promise<MediaLook | NotMedia>;
  /** The same with the sound, once it was listened to. */
  whole: Promise<MediaLook | NotMedia>;
}

interface LookOptions {
  /** How much was listened to, 0–1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Looks at a media file on this device, in a worker of its own. It begins at once and is never needed for an upload. */
export function lookAtMedia(file: Blob, { onProgress, signal }: LookOptions = {}): Look {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const facts = Promise.withResolvers<MediaLook | NotMedia>();
  const whole = Promise.withResolvers<MediaLook | NotMedia>();
  const end = (look: MediaLook | NotMedia) => {
    worker.terminate();
    facts.resolve(look);
    whole.resolve(look);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<LookMessage>) => {
    if (data.type === 'facts') facts.resolve(data.facts);
    else if (data.type === 'progress') onProgress?.(data.share);
    else end(data.look);
  });
  // Its code did not arrive: there is no connection.
  worker.addEventListener('error', () => end({ playable: false, reason: 'no-reader' }));
  signal?.addEventListener('abort', () => end({ playable: false, reason: 'no-reader' }));
  worker.postMessage(file, []);
  return { facts: facts.promise, whole: whole.promise };
}
