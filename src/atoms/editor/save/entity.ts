import { pick } from '../../draft/drafts.ts';
import type { Editable } from '../config.ts';
import { findConflicts } from './conflicts.ts';
import { newKey } from '../draft.ts';
import { createOnce, noteKnown } from './creation.ts';
import {
  asTheyAre,
  changesOf,
  copyOf,
  fieldsByStage,
  isAny,
  noPriceYet,
  take,
  type Save,
  type Stage,
} from './stage.ts';

/** The fields of the entity itself as they travel: of a new one all that were filled, of another one those that changed. */
export function entityBody<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Record<string, unknown> {
  const { config, edits } = save;
  const { bodyOf = asTheyAre } = config;
  return copyOf(save).item === null
    ? { name: '', ...bodyOf(pick(edits, fieldsByStage(config).entity)) }
    : bodyOf(changesOf(save, 'entity'));
}

/** What an update sends: the changes, and the fields that this console does not know as they came. */
export function wholeBody<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Record<string, unknown> {
  const known = save.config.schemas.item.entries;
  const unknown = Object.entries(copyOf(save).item ?? {}).filter(([field]) => !(field in known));
  return { ...Object.fromEntries(unknown), ...entityBody(save) };
}

/** What was new is there: what was sent of it is an edit no more. */
function arrived<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  sent: Partial<Fields>,
  { id, publicationId }: Item,
): string {
  const { get, set, key, state } = save;
  if (!publicationId) noPriceYet(save, id);
  take(save, sent, id);
  // What is left of the draft was never shown beside the platform's copy: it conflicts with nothing there.
  const { draft } = state.drafts.slotOf(get, key);
  if (draft !== null) {
    const base = pick<Fields>(state.cachedCopy(get, id).fields, Object.keys(draft.fields));
    set(state.drafts.setAtom, { key, draft: { ...draft, base, tried: undefined } });
  }
  return id;
}

async function update<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  id: string,
): Promise<void> {
  const { set, config } = save;
  const changes = changesOf(save, 'entity');
  if (copyOf(save).item === null || !isAny(changes)) return;
  // A page that goes now would have left a draft that looks for what it made by how that was.
  if (save.key === newKey) await noteKnown(save);
  const fresh = await config.update(set, { ...wholeBody(save), id });
  // Whatever the platform answered, the form goes on from what it has now.
  if (fresh === null) await config.refresh(set, id);
  take(save, changes, id);
}

/** One creation or one update of the entity itself; where both sides changed the same, the author is to choose first. */
export const entity: Stage = async (save) => {
  // What has a programme is saved with it.
  if (save.isUnchanged || save.config.program !== undefined) return null;
  if (save.id === null) {
    const made = await createOnce(save, pick(save.edits, fieldsByStage(save.config).entity));
    save.id = arrived(save, made.fields, made.item);
    if (made.isFound) await update(save, save.id);
    return null;
  }
  const conflicts = await findConflicts(save, save.id);
  if (conflicts.length > 0) return { status: 'conflict', conflicts };
  await update(save, save.id);
  return null;
};
