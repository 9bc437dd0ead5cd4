import type { Getter, Setter } from 'jotai';
import { pick } from '../../draft/drafts.ts';
import { rereadPublicationAtom } from '../../publication/actions.ts';
import type { Editable } from '../config.ts';
import type { DraftState } from '../draft.ts';
import { differencesOf, type Difference } from '../fields.ts';
import { changesOf, isAny, type Save } from './stage.ts';

/** What the author asks to be saved. */
export interface SaveRequest<Fields> {
  /** The id of what is saved, or `new`. */
  key: string;
  /** The author's choices for conflicting fields. */
  resolved?: Partial<Fields>;
}

/** Applies the author's choices to the draft. The values shown beside them become their base, so they conflict no more. */
export function takeChoices<Item extends Editable, Fields extends object>(
  get: Getter,
  set: Setter,
  { drafts, shownAtom, shownOf, steps }: DraftState<Item, Fields>,
  { key, resolved = {} }: SaveRequest<Fields>,
): void {
  const { draft } = drafts.slotOf(get, key);
  const shown = get(shownAtom)[key];
  if (draft === null || shown === undefined) return;
  const base = { ...draft.base, ...pick<Fields>(shown, Object.keys(resolved)) };
  // What the author let go of theirs comes back by an undo, and what was typed just before by another.
  steps.record(get, set, { key, before: shownOf(get, key), after: resolved, part: 'choice' });
  set(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...resolved }, base } });
}

/**
 * Reads the entity again, and its publication if that will change, and finds what both sides changed. `more` finds conflicts beyond single fields.
 * alone do not tell.
 */
export async function findConflicts<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  id: string,
  more: () => Difference<Fields>[] = () => [],
): Promise<Difference<Fields>[]> {
  const { get, set, key, config, state } = save;
  const { publicationId } = await config.refresh(set, id);
  const isSaleChanged =
    config.sale !== undefined && (isAny(changesOf(save, 'price')) || isAny(changesOf(save, 'parts')));
  if (publicationId && isSaleChanged) await set(rereadPublicationAtom, publicationId);
  const { draft } = state.drafts.slotOf(get, key);
  const theirs = state.cachedCopy(get, id).fields;
  const conflicts =
    draft === null ? [] : [...differencesOf(draft, theirs).filter(({ both }) => both), ...more()];
  if (conflicts.length > 0) set(state.shownAtom, (shown) => ({ ...shown, [key]: theirs }));
  return conflicts;
}
