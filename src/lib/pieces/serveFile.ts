import { openPieces } from './openPieces.ts';

/** A local file, or the address at which the platform serves it. */
export type MediaFile = Blob | string;

/** Messages of the page to a worker that reads a file. */
export type ToWorker =
  | { type: 'file'; file: Blob }
  | { type: 'size'; size: number }
  | { type: 'piece'; id: number; bytes: ArrayBuffer | null };

/** Requests of such a worker. */
interface ReadRequest {
  type: 'read';
  id: number;
  first: number;
  end: number;
}

const isRead = (data: unknown): data is ReadRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'read';

interface Serving {
  /** The limit of bytes to fetch. A local file costs no traffic and has no limit. */
  most: number;
  signal: AbortSignal;
  /** Called if the platform could not be reached. */
  onUnreached: () => void;
}

/** Gives a file to a worker, whole or piece by piece. Resolves to false if it cannot be read. */
export async function serveFile(worker: Worker, file: MediaFile, { most, signal, onUnreached }: Serving) {
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  if (typeof file !== 'string') {
    send({ type: 'file', file });
    return true;
  }
  const pieces = await openPieces(file, most, { signal, onUnreached });
  if (pieces === null || signal.aborted) return false;
  const answer = async ({ id, first, end }: ReadRequest) => {
    const bytes = await pieces.read(first, end).catch(() => null);
    if (!signal.aborted) send({ type: 'piece', id, bytes }, bytes === null ? [] : [bytes]);
  };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => void (isRead(data) && answer(data)),
    {
      signal,
    },
  );
  send({ type: 'size', size: pieces.size });
  return true;
}
