import { requireSameAuthor } from '../../session/sameAuthor.ts';
import { changesOf, copyOf, isAny, take, type Stage } from './stage.ts';

/** Saves the parts that have calls of their own. */
export const parts: Stage = async (save) => {
  const { get, set, author, key, edits, id, config, state } = save;
  const { item, fields } = copyOf(save);
  const changes = changesOf(save, 'parts');
  if (config.parts === undefined || id === null || item === null || !isAny(changes)) return null;
  const { drafts } = state;
  const saved = await config.parts.save(get, set, {
    key,
    item,
    fields: { ...fields, ...edits },
    changes,
    arrived(change, theirs) {
      requireSameAuthor(get, author);
      const { draft } = drafts.slotOf(get, key);
      if (draft === null) return;
      const base = { ...draft.base, ...theirs };
      set(drafts.setAtom, { key, draft: { ...draft, fields: change(draft.fields), base } });
    },
  });
  take(save, saved, id);
  return null;
};
