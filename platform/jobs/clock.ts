import type { ContentType } from '#domain/content/schema.ts';
import { contentKinds } from '../records/contents.ts';
import { listOf, unlessDamaged } from '../records/kinds.ts';
import { putContent } from '../records/saveContent.ts';
import { passFull } from '../refusal.ts';
import type { Rows, RowsWriter } from '../store/store.ts';

/** Contents whose next change by the clock is due at `now`, ms. */
const dueAt = (now: number) => ({ where: [{ field: 'nextChangeAt', to: new Date(now + 1).toISOString() }] });

/** Whether the clock changes a content of this kind by `now`, ms. */
export const isDue = async (rows: Rows, kind: ContentType, now: number): Promise<boolean> =>
  contentKinds[kind].clock !== undefined && (await rows.list(kind, { ...dueAt(now), limit: 0 })).count > 0;

/**
 * Applies changes that follow from the clock up to `now`, ms. It is called before contents are read, so no timer is needed and a restart loses
 * nothing.
 */
export async function settleClock<K extends ContentType>(rows: Rows, kind: K, now: number): Promise<void> {
  const { clock } = contentKinds[kind];
  if (clock === undefined || !(await isDue(rows, kind, now))) return;
  const settle = async (tx: RowsWriter) => {
    for (const doc of (await listOf(tx, kind, dueAt(now))).list)
      await unlessDamaged(() => putContent(tx, kind, clock.asOf(doc, now)));
  };
  // If the disk is full now, the next read does it.
  await rows.change(settle).catch(passFull);
}
