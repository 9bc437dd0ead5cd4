import { atom, type Getter } from 'jotai';
import { namesOf } from '#domain/fields.ts';
import { pick } from '../draft/drafts.ts';
import { entriesAtom } from '../upload/entries.ts';
import type { Editable } from './config.ts';
import { newKey, type DraftState } from './draft.ts';
import { changedFields } from './fields.ts';
import type { EditorConfig } from './save/stage.ts';

/** Whether a file is uploading for a new entity of a kind, or is kept for it. */
const isAwaited = (get: Getter, kind: string): boolean =>
  get(entriesAtom).some(
    ({ target, delivered }) =>
      !delivered && target?.draftKey === newKey && (target.kind === kind || target.owner === kind),
  );

/** Whether a value differs from the default. In a copy such values are sent even if they equal the original's. */
const isSaid = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * How a new entity is begun. `beginAtom` begins it with these fields, as one step of undo. An existing draft is put aside, and offered once this one
 * is saved or discarded. Returns false, and does nothing, if that is impossible: it is being saved, a save of it was interrupted, or a file is
 * uploading for it. `mayBeginAtom` tells the same in advance, before expensive work.
 */
export function createBeginning<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
  { drafts, steps, versions, savingAtom, setProblemsAtom }: DraftState<Item, Fields>,
) {
  const { kind, empty, program } = config;
  const mayBeginAtom = atom(null, async (get, set): Promise<boolean> => {
    await program?.loadUnfinished(set);
    return !(get(savingAtom).has(newKey) || program?.isNoted(get, newKey) || isAwaited(get, kind));
  });
  const beginAtom = atom(null, async (get, set, wanted: Partial<Fields>): Promise<boolean> => {
    if (!(await set(mayBeginAtom))) return false;
    const { draft } = drafts.slotOf(get, newKey);
    if (draft !== null) versions.beforeEdit(get, newKey, { ...empty, ...draft.fields });
    const changed = changedFields(wanted, empty);
    const names = namesOf(wanted).filter((name) => changed.includes(name) || isSaid(wanted[name]));
    const fields = pick(wanted, names);
    const base = pick<Fields>(empty, Object.keys(fields));
    if (!(await set(drafts.beginAtom, { key: newKey, fields, base }))) return false;
    set(setProblemsAtom, { key: newKey, problems: {} });
    set(steps.forgetAtom, newKey);
    steps.record(get, set, { key: newKey, before: empty, after: fields });
    return true;
  });
  return { mayBeginAtom, beginAtom };
}
