import { BlobSource, CustomSource, type Source } from 'mediabunny';
import type { ToWorker } from './serveFile.ts';

/**
 * The source of the file that a worker must read: a local file, or one whose pieces the page sends. One at a time: the next task comes after the
 * result of this one.
 */
export function sourceOf(task: Extract<ToWorker, { type: 'file' | 'size' }>): Source {
  if (task.type === 'file') return new BlobSource(task.file);
  let asked = 0;
  return new CustomSource({
    getSize: () => task.size,
    prefetchProfile: 'network',
    read: (first, end) => {
      asked += 1;
      const id = asked;
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const hear = ({ data }: MessageEvent<ToWorker>) => {
        if (data.type !== 'piece' || data.id !== id) return;
        globalThis.removeEventListener('message', hear);
        if (data.bytes === null) reject(new Error('The piece did not come'));
        else resolve(new Uint8Array(data.bytes));
      };
      globalThis.addEventListener('message', hear);
      globalThis.postMessage({ type: 'read', id, first, end }, { transfer: [] });
      return promise;
    },
  });
}
