import type { NotMedia } from '../file/media.ts';
import { serveFile, type MediaFile } from '../pieces/serveFile.ts';
import type { MediaLook } from './look.ts';
import type { LookMessage } from './worker.ts';

/** A running analysis of a file. */
interface Look {
  /** The facts of the file's head, or why it is not media. */
  facts: Promise<MediaLook | NotMedia>;
  /** The same with the sound, once it is analysed. */
  whole: Promise<MediaLook | NotMedia>;
}

/** How much of a file is read over the network, bytes. If more is needed, the sound is not analysed. */
const mostBytes = 96 * 1024 * 1024;

interface LookOptions {
  /** Progress of the sound, 0–1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const unread: NotMedia = { playable: false, reason: 'no-reader' };
const notRead: NotMedia = { playable: false, reason: 'unreadable' };

/** Analyses a media file on this device, in a worker of its own. It begins at once. No upload depends on it. */
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
    // An interrupted read says nothing about the file.
    else if (data.type === 'done') end(isUnreached ? unread : data.look);
  });
  // The worker's code did not arrive: there is no connection.
  worker.addEventListener('error', () => end(unread));
  signal?.addEventListener('abort', () => end(unread));
  const onUnreached = () => {
    isUnreached = true;
  };
  const serving = { most: mostBytes, signal: ending.signal, onUnreached };
  void serveFile(worker, file, serving).then((isServed) => isServed || end(isUnreached ? unread : notRead));
  return { facts: facts.promise, whole: whole.promise };
}
