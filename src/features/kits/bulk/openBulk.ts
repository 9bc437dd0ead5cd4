import * as v from 'valibot';
import { interruptedBulkAtom, showBulkAtom } from '#atoms/bulk/run.ts';
import type { BulkMode } from '#atoms/bulk/journal.ts';
import type { Store } from '#atoms/store.ts';
import { modalAtom, openModalAtom } from '#atoms/ui/modal.ts';
import { subjectOf, type BulkSubject } from '#domain/bulk/fields.ts';
import type { Kind } from '#domain/kinds.ts';
import { publication } from '#domain/publication/schema.ts';

/** A row of a list whose things are published. */
const published = v.looseObject({ item: v.looseObject({}), publication: v.optional(publication) });

/** A selected row, and the ids of what its list can do with it: of a quiz they are the statuses that it can go to. */
interface SelectedRow {
  row: unknown;
  actions: readonly string[];
}

/** A row of a list, whatever its kind, as a thing that is changed with others. */
function subjectOfRow(kind: Kind, { row, actions }: SelectedRow): BulkSubject {
  const read = v.safeParse(published, row);
  return read.success
    ? subjectOf(kind, read.output.item, read.output.publication)
    : subjectOf(kind, row, null, actions);
}

/** Opens the dialog in which the selected rows of a list are changed. */
export function openBulk(
  store: Store,
  { kind, mode, rows }: { kind: Kind; mode: BulkMode; rows: readonly SelectedRow[] },
) {
  store.set(showBulkAtom, null);
  const subjects = rows.map((row) => subjectOfRow(kind, row));
  store.set(openModalAtom, { modalName: 'bulk', props: { kind, mode, subjects } });
}

/** Whether the author is typing: nothing may open over that. */
const isTyping = () =>
  document.activeElement?.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]') ===
  true;

/** Offers to go on with what a page has left half-way, once nothing else is open. */
export async function offerInterrupted(store: Store): Promise<void> {
  const kept = await store.set(interruptedBulkAtom);
  if (kept === null || store.get(modalAtom).modalName !== null || isTyping()) return;
  store.set(showBulkAtom, kept);
  const { kind, mode } = kept.journal;
  store.set(openModalAtom, { modalName: 'bulk', props: { kind, mode, subjects: [] } });
}
