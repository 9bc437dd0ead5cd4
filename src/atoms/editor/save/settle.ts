import { emptyDraft } from '../../draft/records.ts';
import { requireSameAuthor } from '../../session/sameAuthor.ts';
import type { Editable } from '../config.ts';
import { newKey } from '../draft.ts';
import { copyOf, letGoSaved, take, type Save, type SaveResult } from './stage.ts';

/**
 * Everything is saved: running uploads will join the saved entity, and later edits continue under its id. Rejects if the author has left: edits made
 * meanwhile then wait under the old key, which only this screen uses.
 */
export async function settle<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<SaveResult<Fields>> {
  const { get, set, author, key, id, isUnchanged, state } = save;
  requireSameAuthor(get, author);
  if (id === null) throw new Error('A save has made nothing');
  const { drafts } = state;
  take(save, copyOf(save).fields, id);
  letGoSaved(save);
  const { draft } = drafts.slotOf(get, key);
  save.tellSaved(id);
  // A save resumed from an earlier visit may have had no edits left.
  if (key === newKey && draft === null) set(drafts.setAtom, { key, draft: emptyDraft(id) });
  if (key === newKey && draft !== null && Object.keys(draft.fields).length > 0) {
    set(drafts.takeAtom, { key: id, draft: { ...draft, createdId: null } });
    set(drafts.setAtom, { key, draft: { ...draft, fields: {}, base: {} } });
  }
  // If the page goes now, no saved draft is left. Nobody waits for the device.
  void set(drafts.flushAtom);
  return { status: isUnchanged ? 'unchanged' : 'saved', id };
}
