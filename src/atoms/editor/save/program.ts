import { pick } from '../../drafts.ts';
import { newKey } from '../draft.ts';
import { findConflicts } from './conflicts.ts';
import { wholeBody } from './entity.ts';
import { fieldsByStage, noPriceYet, take, type Stage } from './stage.ts';

/** Brings the entity to the platform together with its programme: many calls, of which a journal is kept. */
export const program: Stage = async (save) => {
  const { get, set, key, edits, config, state } = save;
  if (config.program === undefined || save.isUnchanged) return null;
  const { drafts } = state;
  const isNew = key === newKey && save.id === null;
  const saved = await config.program.save({
    get,
    set,
    key,
    edits,
    id: save.id,
    current: () => state.shownOf(get, key),
    entity: {
      body: () => wholeBody(save),
      create: (body) => config.create(set, body),
      update: (body) => config.update(set, body),
      refresh: (id) => config.refresh(set, id),
    },
    findConflicts: (id, more) => findConflicts(save, id, more),
    settle(id, isSent) {
      save.id = id;
      if (isNew) noPriceYet(save, id);
      take(save, isSent ? pick(edits, fieldsByStage(config).entity) : {}, id);
    },
    replace(fields) {
      const { draft } = drafts.slotOf(get, key);
      if (draft !== null)
        set(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...fields } } });
      set(state.steps.forgetAtom, key);
    },
    flush: () => set(drafts.flushAtom),
  });
  if ('conflicts' in saved) return { status: 'conflict', conflicts: saved.conflicts };
  save.id = saved.id;
  return null;
};
