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

/** Removes files that are nobody's. */
interface Sweeping {
  /** Once now, and once a day from then on, in one of the processes. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;

/** How long an upload waits for its next part, ms. */
const uploadKeptMs = 7 * 24 * hourMs;

/** Ends uploads that nobody went on with for a week, and removes what came of them. */
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

/** Authors whose rows are read side by side: all at once would wait for the database longer than it is waited for, and keep it from others. */
const atOnce = 2;

/** What names files. */
const naming = ['stream', 'image', 'upload', ...moduleOwners] as const;

/** The files that an author's rows name; null where one of them is damaged, which may name any. */
async function namedBy(rows: RowsReader): Promise<string[] | null> {
  const fileIds = async (kind: 'stream' | 'image') =>
    (await listOf(rows, kind)).list.map(({ fileId }) => fileId);
  const named = [
    ...(await fileIds('stream')),
    ...(await fileIds('image')),
    ...(await rows.list('upload')).list.map(({ id }) => id),
    ...(await attachmentsOf(rows)).map(({ id }) => id),
  ];
  // A list finds out what is damaged: asked for after them.
  const leftOut = await Promise.all(naming.map((kind) => rows.leftOut(kind)));
  return leftOut.every((count) => count === 0) ? named : null;
}

/**
 * Removes the files that no row names: a process was killed before it wrote the row. None that was written to within the last hour, for
 * which a row may be just coming, and none at all while a row is damaged.
 */
async function sweepOrphans({ store, files, now }: Needs): Promise<void> {
  // Listed before the rows are read: what comes later is not looked at.
  const found = await files.list();
  const accounts = await store.accounts.all();
  const ofAll = await mapConcurrently(accounts, atOnce, ({ id }) => namedBy(store.of(id)));
  if (ofAll.includes(null)) return logFailure('Files without a row stay', 'a damaged row may name them');
  const named = new Set(ofAll.flatMap((one) => one ?? []));
  const orphans = found.filter(({ id, changedAt }) => !named.has(id) && changedAt + hourMs <= now());
  for (const { id } of orphans) await files.remove(id);
}

/** The only one of its kind. */
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
