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

/** The entity's own fields on the wire: all filled ones of a new entity, the changed ones of an existing one. */
export function entityBody<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Record<string, unknown> {
  const { config, edits } = save;
  const { bodyOf = asTheyAre } = config;
  return copyOf(save).item === null
    ? { name: '', ...bodyOf(pick(edits, fieldsByStage(config).entity)) }
    : bodyOf(changesOf(save, 'entity'));
}

/** The body of an update: the changes, and unknown fields unchanged. */
export function wholeBody<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Record<string, unknown> {
  const known = save.config.schemas.item.entries;
  const unknown = Object.entries(copyOf(save).item ?? {}).filter(([field]) => !(field in known));
  return { ...Object.fromEntries(unknown), ...entityBody(save) };
}

/** A new entity was created: the sent values are no longer edits. */
function arrived<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  sent: Partial<Fields>,
  { id, publicationId }: Item,
): string {
  const { get, set, key, state } = save;
  if (!publicationId) noPriceYet(save, id);
  take(save, sent, id);
  // The rest of the draft was never compared with the platform's copy: it has no conflicts.
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
  // If the page went now, the draft would look for its result by outdated values.
  if (save.key === newKey) await noteKnown(save);
  const fresh = await config.update(set, { ...wholeBody(save), id });
  // Whatever the platform returned, the form continues with its current copy.
  if (fresh === null) await config.refresh(set, id);
  take(save, changes, id);
}

/** Creates or updates the entity itself; if both sides changed the same, the author must choose first. */
export const entity: Stage = async (save) => {
  // A programme is saved together with its owner.
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
