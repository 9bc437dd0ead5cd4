import { StorageError, type Files } from '../files/files.ts';
import { as, find, listOf } from '../records/kinds.ts';
import { mediaKinds, type MediaKind } from '../records/contents.ts';
import { saveStream } from '../records/save.ts';
import { putContent } from '../records/saveContent.ts';
import { isInfected, type Scanning } from '../scanning/scanner.ts';
import { touched } from '../stamps.ts';
import type { Lease } from '../store/jobs.ts';
import type { RowsWriter, Store } from '../store/store.ts';
import { probeMedia, type Probe } from './probe.ts';
import { createWorker, type WorkerOptions } from './worker.ts';

/** Processes uploads: `uploaded` becomes `processed`, or `failed` if the file is not media or cannot be read. */
export interface Processing {
  /** A recording waits: looks for jobs that a change has noted. */
  wake(): void;
  /** How many wait, in all processes, and how many this one is processing. */
  count(): Promise<{ waiting: number; underWay: number }>;
  /** Notes jobs for recordings of an older platform, which had none. */
  resume(): Promise<void>;
  /** Takes no more jobs, and releases the running ones. */
  close(): Promise<void>;
}

interface Needs extends Omit<WorkerOptions, 'jobs'>, Partial<Pick<Scanning, 'scanner' | 'audit'>> {
  store: Store;
  files: Files;
  probe?: Probe;
}

const kind = 'recording';

/** Streams processed in parallel, each of another author. */
const atOnce = 2;

/** Notes the job to process a recording, in the change that stores the recording. */
export const noteRecording = (tx: RowsWriter, authorId: string, streamId: string, now: number) =>
  tx.jobs.add({ kind, owner: authorId, id: streamId }, now);

/** Copies the length of a stream to the contents that play it. */
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

/** Processes streams of authors in turn, those of one author in order. */
export function createProcessing({ store, files, probe = probeMedia, ...options }: Needs): Processing {
  const { now, scanner = null, audit = () => undefined } = options;

  /** Whether a recording must not be kept: then its bytes are deleted. */
  async function isMalware(authorId: string, fileId: string, signal: AbortSignal): Promise<boolean> {
    if (scanner === null) return false;
    // Deleted before a process was killed that could no longer record it.
    if ((await files.size(fileId)) === null) return true;
    const isIt = await isInfected({ files, scanner, audit, now }, fileId, { authorId, address: '' }, signal);
    if (isIt) await files.remove(fileId);
    return isIt;
  }

  async function look(lease: Lease, signal: AbortSignal): Promise<void> {
    const { owner: authorId, id: streamId } = lease;
    const rows = store.of(authorId);
    const found = await find(rows, 'stream', streamId);
    if (found?.status !== 'uploaded') return store.jobs.finish(lease);
    const factsOf = () =>
      probe(files, found.fileId, found.size, signal).catch((error: unknown) => {
        // The file may be fine: it is processed again.
        if (error instanceof StorageError) throw error;
        return null;
      });
    const isGone = await isMalware(authorId, found.fileId, signal);
    const facts = isGone ? null : await factsOf();
    // Its thread may have been ended with the server.
    if (facts === null) signal.throwIfAborted();
    await rows.change(async (tx) => {
      await tx.jobs.finish(lease);
      const stream = await find(tx, 'stream', streamId);
      if (stream?.status !== 'uploaded') return;
      // What is gone takes no room of its author any more.
      const failed = { status: 'failed', ...(isGone && { size: 0 }) };
      const result = facts === null ? failed : { ...facts, status: 'processed' };
      await saveStream(tx, { ...stream, ...result, ...touched(stream, now()) });
      for (const user of mediaKinds) await tellLength(tx, user, streamId, facts?.durationSec ?? null, now());
    });
  }

  const worker = createWorker({ ...options, jobs: store.jobs }, { kind, atOnce, run: look });
  return {
    wake: worker.wake,
    count: async () => ({ waiting: await store.jobs.waiting(kind, now()), underWay: worker.underWay() }),
    async resume() {
      for (const { id } of await store.accounts.all()) {
        const waiting = { where: [{ field: 'status', in: ['uploaded'] }] };
        const left = await listOf(store.of(id), 'stream', waiting);
        for (const { id: streamId } of left.list)
          await store.of(id).change(async (tx) => {
            // Another process may have processed it since the list was read.
            const stream = await find(tx, 'stream', streamId);
            if (stream?.status === 'uploaded') await noteRecording(tx, id, streamId, now());
          });
      }
      worker.wake();
    },
    close: worker.close,
  };
}
