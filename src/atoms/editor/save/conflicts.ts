import type { Getter, Setter } from 'jotai';
import { pick } from '../../draft/drafts.ts';
import type { Draft } from '../../draft/records.ts';
import { rereadPublicationAtom } from '../../publication/actions.ts';
import { requireSameAuthor } from '../../session/sameAuthor.ts';
import type { Editable } from '../config.ts';
import type { DraftState } from '../draft.ts';
import { changedFields, differencesOf, has, sameValue, type Difference } from '../fields.ts';
import { asTheyAre, changesOf, fieldsByStage, isAny, type Save } from './stage.ts';
import { asStored } from './asStored.ts';

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

/** Whether the platform's value of a field is the author's own: what the draft has, or what an earlier save has sent without an answer. */
function isOwn<Item extends Editable, Fields extends object>(
  { config: { bodyOf = asTheyAre } }: Save<Item, Fields>,
  { fields, sent = {} }: Draft<Fields>,
  { field, theirs }: { field: string; theirs: Fields },
): boolean {
  const onWire = (some: Partial<Fields>) => {
    const one = pick<Fields>(some, [field]);
    const body = bodyOf(one);
    return isAny(body) ? asStored(body) : one;
  };
  const there = onWire(theirs);
  return [fields, sent].some((mine) => has(mine, field) && sameValue(onWire(mine), there));
}

/** The edits are about to be sent. What the platform has of them by now is what they were made upon. */
async function noteSent<Item extends Editable, Fields extends object>(
  { get, set, author, key, edits, config, state }: Save<Item, Fields>,
  draft: Draft<Fields>,
  theirs: Fields,
): Promise<void> {
  const { entity, parts, price } = fieldsByStage(config);
  const names = changedFields<Fields>(edits, theirs).filter((name) =>
    [...entity, ...parts, ...price].includes(name),
  );
  if (names.length === 0) return;
  const base = { ...draft.base, ...pick<Fields>(theirs, names) };
  await set(state.drafts.noteAtom, { key, sent: { ...draft.sent, ...pick(edits, names) }, base });
  // Nobody could find what is sent now.
  requireSameAuthor(get, author);
}

/**
 * Reads the entity again, and its publication if that will change, and finds what both sides changed. `more` finds conflicts beyond single fields.
 * Without conflicts it is noted what is about to be sent.
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
  if (draft === null) return [];
  const isOfOthers = ({ field, both }: Difference<Fields>) => both && !isOwn(save, draft, { field, theirs });
  const conflicts = [...differencesOf(draft, theirs).filter(isOfOthers), ...more()];
  if (conflicts.length === 0) await noteSent(save, draft, theirs);
  else set(state.shownAtom, (shown) => ({ ...shown, [key]: theirs }));
  return conflicts;
}
