import { logFailure } from '#lib/log.ts';
import type { Files } from '../files/files.ts';
import { as, find } from '../records/kinds.ts';
import { mediaKinds, type MediaKind } from '../records/contents.ts';
import { saveStream } from '../records/save.ts';
import { putContent } from '../records/saveContent.ts';
import { touched } from '../stamps.ts';
import type { RowsWriter, Store } from '../store/store.ts';
import { probeMedia, type Probe } from './probe.ts';

/** Looks at what was uploaded: `uploaded` becomes `processed`, or `failed` where it is no media. */
export interface Processing {
  enqueue(authorId: string, streamId: string): void;
  /** Takes up what a stop left behind. */
  resume(): Promise<void>;
  /** Takes no more and waits for the one under way; the rest is taken up by `resume` next time. */
  close(): Promise<void>;
}

interface Needs {
  store: Store;
  files: Files;
  now: () => number;
  probe?: Probe;
}

/** Streams one at a time, in the order they came. */
export function createProcessing({ store, files, now, probe = probeMedia }: Needs): Processing {
  let last: Promise<void> = Promise.resolve();
  let closed = false;

  /** Gives the length of a stream to the contents that play it. */
  async function tellLength<K extends MediaKind>(
    rows: RowsWriter,
    kind: K,
    streamId: string,
    durationSec: number | null,
  ): Promise<void> {
    const users = await rows.list(kind, { where: [{ field: 'streamID', in: [streamId] }] });
    for (const doc of users.list)
      await putContent(rows, kind, as(kind, { ...doc, durationSec, ...touched(doc, now()) }));
  }

  async function work(authorId: string, streamId: string): Promise<void> {
    const rows = store.of(authorId);
    const waiting = await find(rows, 'stream', streamId);
    if (closed || waiting?.status !== 'uploaded') return;
    const facts = await probe(files, waiting.fileId, waiting.size).catch(() => null);
    await rows.change(async (tx) => {
      const stream = await find(tx, 'stream', streamId);
      if (stream === null) return;
      const result = facts === null ? { status: 'failed' } : { ...facts, status: 'processed' };
      await saveStream(tx, { ...stream, ...result, ...touched(stream, now()) });
      for (const kind of mediaKinds) await tellLength(tx, kind, streamId, facts?.durationSec ?? null);
    });
  }

  function enqueue(authorId: string, streamId: string): void {
    last = last
      .then(() => work(authorId, streamId))
      .catch((error: unknown) => logFailure(`Processing of stream ${streamId} failed`, error));
  }

  return {
    enqueue,
    async resume() {
      for (const { id } of await store.accounts.all()) {
        const waiting = await store.of(id).list('stream', { where: [{ field: 'status', in: ['uploaded'] }] });
        for (const stream of waiting.list) enqueue(id, stream.id);
      }
    },
    async close() {
      closed = true;
      await last;
    },
  };
}
