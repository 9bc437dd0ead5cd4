import { emptyDraft } from '../../draft/records.ts';
import { mustStay } from '../../session/mustStay.ts';
import type { Editable } from '../config.ts';
import { newKey } from '../draft.ts';
import { copyOf, letGoSaved, take, type Save, type SaveResult } from './stage.ts';

/**
 * All is saved: what still uploads will join the saved entity, and later edits go on under its id. Fails where the author has gone: what was
 * edited meanwhile waits under the name that it had, where no other screen than this one looks for it.
 */
export async function settle<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<SaveResult<Fields>> {
  const { get, set, author, key, id, isUnchanged, state } = save;
  mustStay(get, author);
  if (id === null) throw new Error('A save has made nothing');
  const { drafts } = state;
  take(save, copyOf(save).fields, id);
  letGoSaved(save);
  const { draft } = drafts.slotOf(get, key);
  save.tellSaved(id);
  // A save that goes on from an earlier visit may have had no edit left.
  if (key === newKey && draft === null) set(drafts.setAtom, { key, draft: emptyDraft(id) });
  if (key === newKey && draft !== null && Object.keys(draft.fields).length > 0) {
    set(drafts.takeAtom, { key: id, draft: { ...draft, createdId: null } });
    set(drafts.setAtom, { key, draft: { ...draft, fields: {}, base: {} } });
  }
  // A page that goes just now leaves nothing that is saved. Nobody waits for the device.
  void set(drafts.flushAtom);
  return { status: isUnchanged ? 'unchanged' : 'saved', id };
}
