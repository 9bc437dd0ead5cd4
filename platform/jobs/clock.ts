import type { ContentType } from '#domain/content/schema.ts';
import { contentKinds } from '../records/contents.ts';
import { listOf, unlessDamaged } from '../records/kinds.ts';
import { putContent } from '../records/saveContent.ts';
import { passFull } from '../refusal.ts';
import type { Rows, RowsWriter } from '../store/store.ts';

/**
 * Brings what follows from the clock up to `now`, ms. It is called before contents are read, so that no timer is needed and
 * a restart loses nothing.
 */
export async function settleClock<K extends ContentType>(rows: Rows, kind: K, now: number): Promise<void> {
  const { clock } = contentKinds[kind];
  if (clock === undefined) return;
  const due = { where: [{ field: 'nextChangeAt', to: new Date(now + 1).toISOString() }] };
  if ((await rows.list(kind, { ...due, limit: 1 })).count === 0) return;
  const settle = async (tx: RowsWriter) => {
    for (const doc of (await listOf(tx, kind, due)).list)
      await unlessDamaged(() => putContent(tx, kind, clock.asOf(doc, now)));
  };
  // What finds no room on the disk now is settled at the next reading.
  await rows.change(settle).catch(passFull);
}
