import { problemsOf } from '#domain/problems.ts';
import { requireSameAuthor } from '../../session/sameAuthor.ts';
import { languageAtom } from '../../ui/language.ts';
import type { Editable } from '../config.ts';
import { changedFields } from '../fields.ts';
import { entityBody } from './entity.ts';
import { checkPrice } from './price.ts';
import { changesOf, copyOf, isAny, letGoSaved, type Save, type Stage } from './stage.ts';
import type { Problems } from '#domain/plain-problems.ts';

/** Checks everything of a new entity, only changes of an existing one; likewise parts; and the price as a whole. */
function problemsWith<Item extends Editable, Fields extends object>(save: Save<Item, Fields>): Problems {
  const { get, edits, config } = save;
  const { schemas, parts } = config;
  const language = get(languageAtom);
  const { item, fields } = copyOf(save);
  const sent = item === null ? entityBody(save) : { ...entityBody(save), id: item.id };
  return {
    ...problemsOf(item === null ? schemas.create : schemas.update, sent, language),
    ...config.check?.({ ...fields, ...edits }, language, item),
    ...(parts?.schema && problemsOf(parts.schema, changesOf(save, 'parts'), language)),
    ...checkPrice(save),
    ...config.program?.problemsOf(get, edits),
  };
}

/** Loads the draft's entity if necessary, and validates what would be sent: nothing is sent if the form is invalid. */
export const check: Stage = async (save) => {
  const { get, set, author, key, edits, config, state } = save;
  // A draft of an earlier visit may have an entity that was not loaded yet.
  if (save.id !== null && copyOf(save).item === null) await config.refresh(set, save.id);
  requireSameAuthor(get, author);
  // It would differ from the saved result, and be offered as unsaved.
  if (save.id === key) letGoSaved(save);
  const problems = problemsWith(save);
  set(state.problemsAtom, (all) => ({ ...all, [key]: problems }));
  if (isAny(problems)) return { status: 'invalid', problems };
  save.isUnchanged =
    save.id !== null &&
    changedFields(edits, copyOf(save).fields).length === 0 &&
    // The platform may have what an earlier save has sent, although the copy has not.
    state.drafts.slotOf(get, key).draft?.sent === undefined &&
    config.program?.isUnfinished(get, key) !== true;
  return null;
};
