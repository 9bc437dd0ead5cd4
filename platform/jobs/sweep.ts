import { moduleOwners } from '#domain/course/schema.ts';
import { logFailure } from '#lib/log.ts';
import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { Files } from '../files/files.ts';
import { find, listOf } from '../records/kinds.ts';
import { attachmentsOf, partNotedMs } from '../records/space.ts';
import type { RowsReader, Store } from '../store/store.ts';
import { createWorker, type WorkerOptions } from './worker.ts';

interface Needs extends Omit<WorkerOptions, 'jobs'> {
  store: Store;
  files: Files;
}

/** Removes files that belong to nobody. */
interface Sweeping {
  /** Runs now and then once a day, in one of the processes. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;

/** How long an upload waits for its next part, ms. */
const uploadKeptMs = 7 * 24 * hourMs;

/** Ends uploads without activity for a week, and removes their bytes. */
export async function sweepUploads({ store, files, now }: Needs): Promise<void> {
  const isOver = (updatedAt: string) => Date.parse(updatedAt) + uploadKeptMs + partNotedMs <= now();
  for (const { id: authorId } of await store.accounts.all()) {
    const rows = store.of(authorId);
    for (const doc of (await listOf(rows, 'upload')).list) {
      if (doc.streamId !== null || !isOver(doc.updatedAt)) continue;
      const isGone = await rows.change(async (tx) => {
        const upload = await find(tx, 'upload', doc.id);
        if (upload === null || upload.streamId !== null || !isOver(upload.updatedAt)) return false;
        return tx.remove('upload', doc.id);
      });
      if (isGone) await files.remove(doc.id);
    }
  }
}

/** Authors whose rows are read in parallel: all at once would exceed the database's timeouts and block others. */
const atOnce = 2;

/** The kinds of documents that name files. */
const naming = ['stream', 'image', 'upload', ...moduleOwners] as const;

/** The files that an author's rows name; null if a row is damaged, because it may name any file. */
async function namedBy(rows: RowsReader): Promise<string[] | null> {
  const fileIds = async (kind: 'stream' | 'image') =>
    (await listOf(rows, kind)).list.map(({ fileId }) => fileId);
  const named = [
    ...(await fileIds('stream')),
    ...(await fileIds('image')),
    ...(await rows.list('upload')).list.map(({ id }) => id),
    ...(await attachmentsOf(rows)).map(({ id }) => id),
  ];
  // Damaged rows are found by listing, so this comes after the lists.
  const leftOut = await Promise.all(naming.map((kind) => rows.leftOut(kind)));
  return leftOut.every((count) => count === 0) ? named : null;
}

/**
 * Removes files that no row names: a process was killed before it wrote the row. Files written within the last hour are kept, because their row may
 * be about to come. While any row is damaged, nothing is removed.
 */
async function sweepOrphans({ store, files, now }: Needs): Promise<void> {
  // Listed before the rows are read: later files are not considered.
  const found = await files.list();
  const accounts = await store.accounts.all();
  const ofAll = await mapConcurrently(accounts, atOnce, ({ id }) => namedBy(store.of(id)));
  if (ofAll.includes(null)) return logFailure('Files without a row stay', 'a damaged row may name them');
  const named = new Set(ofAll.flatMap((one) => one ?? []));
  const orphans = found.filter(({ id, changedAt }) => !named.has(id) && changedAt + hourMs <= now());
  for (const { id } of orphans) await files.remove(id);
}

/** There is only one job of this kind. */
const job = { kind: 'sweep', owner: '', id: 'files' };

export function createSweeping(needs: Needs): Sweeping {
  const { store, now } = needs;
  const worker = createWorker(
    { ...needs, jobs: store.jobs },
    {
      kind: job.kind,
      atOnce: 1,
      async run(lease) {
        await sweepUploads(needs);
        await sweepOrphans(needs);
        await store.jobs.release(lease, now() + 24 * hourMs);
      },
    },
  );
  return {
    async begin() {
      await store.jobs.add(job, now());
      worker.wake();
    },
    close: worker.close,
  };
}
