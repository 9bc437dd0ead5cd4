import type { NotMedia } from '../file/media.ts';
import { serveFile, type MediaFile } from '../pieces/serveFile.ts';
import type { MediaLook } from './look.ts';
import type { LookMessage } from './worker.ts';

/** A look at a file that goes on. */
interface Look {
  /** What the head of the file tells; or why it is no media. */
  facts: Promise<MediaLook | NotMedia>;
  /** The same with the sound, once it was listened to. */
  whole: Promise<MediaLook | NotMedia>;
}

/** So much of a file is read over the network, bytes. Of one that takes more the sound is not told. */
const mostBytes = 96 * 1024 * 1024;

interface LookOptions {
  /** How much was listened to, 0–1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const unread: NotMedia = { playable: false, reason: 'no-reader' };
const notRead: NotMedia = { playable: false, reason: 'unreadable' };

/** Looks at a media file on this device, in a worker of its own. It begins at once and is never needed for an upload. */
export function lookAtMedia(file: MediaFile, { onProgress, signal }: LookOptions = {}): Look {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const facts = Promise.withResolvers<MediaLook | NotMedia>();
  const whole = Promise.withResolvers<MediaLook | NotMedia>();
  const ending = new AbortController();
  let isUnreached = false;
  const end = (look: MediaLook | NotMedia) => {
    ending.abort();
    worker.terminate();
    facts.resolve(look);
    whole.resolve(look);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<LookMessage | { type: 'read' }>) => {
    if (data.type === 'facts') facts.resolve(data.facts);
    else if (data.type === 'progress') onProgress?.(data.share);
    // What broke off on the way tells nothing of the file.
    else if (data.type === 'done') end(isUnreached ? unread : data.look);
  });
  // Its code did not arrive: there is no connection.
  worker.addEventListener('error', () => end(unread));
  signal?.addEventListener('abort', () => end(unread));
  const onUnreached = () => {
    isUnreached = true;
  };
  const serving = { most: mostBytes, signal: ending.signal, onUnreached };
  void serveFile(worker, file, serving).then((isServed) => isServed || end(isUnreached ? unread : notRead));
  return { facts: facts.promise, whole: whole.promise };
}
