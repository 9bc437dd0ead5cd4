import { logFailure } from '#lib/log.ts';
import { StorageError, type Files } from '../files/files.ts';
import { as, find, listOf } from '../records/kinds.ts';
import { mediaKinds, type MediaKind } from '../records/contents.ts';
import { saveStream } from '../records/save.ts';
import { putContent } from '../records/saveContent.ts';
import { touched } from '../stamps.ts';
import type { RowsWriter, Store } from '../store/store.ts';
import { probeMedia, type Probe } from './probe.ts';

/** Looks at what was uploaded: `uploaded` becomes `processed`, or `failed` where it is no media or cannot be read. */
export interface Processing {
  enqueue(authorId: string, streamId: string): void;
  /** How many wait, and are being looked at. */
  count(): { waiting: number; underWay: number };
  /** Takes up what a stop left behind. */
  resume(): Promise<void>;
  /** Takes no more and waits for those under way; the rest is taken up by `resume` next time. */
  close(): Promise<void>;
}

interface Needs {
  store: Store;
  files: Files;
  now: () => number;
  probe?: Probe;
  /** What could not be written, on a full disk, or read, from a storage that is gone, is tried again after so long, ms. */
  retryMs?: number;
}

/** Streams looked at side by side, of as many authors. */
const atOnce = 2;

/** Gives the length of a stream to the contents that play it. */
async function tellLength<K extends MediaKind>(
  rows: RowsWriter,
  kind: K,
  streamId: string,
  durationSec: number | null,
  now: number,
): Promise<void> {
  const users = await listOf(rows, kind, { where: [{ field: 'streamID', in: [streamId] }] });
  for (const doc of users.list)
    await putContent(rows, kind, as(kind, { ...doc, durationSec, ...touched(doc, now) }));
}

/** Streams of authors in turn, those of one author in the order they came. */
export function createProcessing(needs: Needs): Processing {
  const { store, files, now, probe = probeMedia, retryMs = 30_000 } = needs;
  /** Streams that wait, by author. Whoever had a turn goes to the end. */
  const waiting = new Map<string, string[]>();
  /** The work for each author who has one under way. */
  const underWay = new Map<string, Promise<void>>();
  const retries = new Set<ReturnType<typeof setTimeout>>();
  const closing = new AbortController();

  async function work(authorId: string, streamId: string): Promise<void> {
    const rows = store.of(authorId);
    const found = await find(rows, 'stream', streamId);
    if (found?.status !== 'uploaded') return;
    const facts = await probe(files, found.fileId, found.size, closing.signal).catch((error: unknown) => {
      // The file may be sound: it is looked at again.
      if (error instanceof StorageError) throw error;
      return null;
    });
    // Its thread may have been ended with the server.
    if (facts === null && closing.signal.aborted) return;
    await rows.change(async (tx) => {
      const stream = await find(tx, 'stream', streamId);
      if (stream === null) return;
      const result = facts === null ? { status: 'failed' } : { ...facts, status: 'processed' };
      await saveStream(tx, { ...stream, ...result, ...touched(stream, now()) });
      for (const kind of mediaKinds) await tellLength(tx, kind, streamId, facts?.durationSec ?? null, now());
    });
  }

  function tryLater(authorId: string, streamId: string): void {
    if (closing.signal.aborted) return;
    const retry = setTimeout(() => {
      retries.delete(retry);
      enqueue(authorId, streamId);
    }, retryMs);
    retries.add(retry);
  }

  function goOn(): void {
    for (const [authorId, streams] of waiting) {
      if (closing.signal.aborted || underWay.size >= atOnce) return;
      if (underWay.has(authorId)) continue;
      const [streamId = '', ...rest] = streams;
      waiting.delete(authorId);
      if (rest.length > 0) waiting.set(authorId, rest);
      const going = work(authorId, streamId)
        .catch((error: unknown) => {
          logFailure(`Processing of stream ${streamId} failed`, error);
          tryLater(authorId, streamId);
        })
        .finally(() => {
          underWay.delete(authorId);
          goOn();
        });
      underWay.set(authorId, going);
    }
  }

  function enqueue(authorId: string, streamId: string): void {
    waiting.set(authorId, [...(waiting.get(authorId) ?? []), streamId]);
    goOn();
  }

  return {
    enqueue,
    count: () => ({ waiting: [...waiting.values()].flat().length, underWay: underWay.size }),
    async resume() {
      for (const { id } of await store.accounts.all()) {
        const left = await store.of(id).list('stream', { where: [{ field: 'status', in: ['uploaded'] }] });
        for (const stream of left.list) enqueue(id, stream.id);
      }
    },
    async close() {
      closing.abort();
      for (const retry of retries) clearTimeout(retry);
      await Promise.all(underWay.values());
    },
  };
}
