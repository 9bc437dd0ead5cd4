import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Editable } from './config.ts';
import type { EditorConfig } from './save/stage.ts';
import { createBeginning } from './beginning.ts';
import { createDraftState, newKey } from './draft.ts';
import { createOffers } from './offers.ts';
import { createSave } from './save/createSave.ts';
import { createEditorState, createParts } from './state.ts';
import { createTabs } from './tabs.ts';
import { createVisits } from './visits.ts';

/**
 * The editor of one kind: a draft over the platform's copy, stored on the device, offered after a loss, saved field by field with conflict detection.
 * Everything takes a key: the id of an entity, or `new`.
 */
export function createEditor<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
) {
  const state = createDraftState(config);
  const { savingAtom, saveAtom, savedMeanwhileAtom, onSaved } = createSave(config, state);

  /** Another tab has saved: this one's cached copies are outdated. */
  const invalidateAtom = atom(null, (get) => {
    const client = get(queryClientAtom);
    void client.invalidateQueries({ queryKey: config.keys.all });
    if (config.sale) void client.invalidateQueries({ queryKey: publicationKeys.all });
  });
  const { othersAtom, announceSavedAtom } = createTabs(config.kind, (set) => set(invalidateAtom));
  const { drafts, steps, versions } = state;
  const shown = createEditorState(config, state, { savingAtom, othersAtom });
  const { visitAtom, savedAsAtom, savedNewAtom } = createVisits(state, { savingAtom, idAtom: shown.idAtom });
  const keepSavedAtom = atom(null, (get, _set, id: string) =>
    versions.keep(get, { key: id, why: 'saved', fields: state.cachedCopy(get, id).fields }),
  );
  onSaved((set, from, to) => {
    set(announceSavedAtom, to);
    set(steps.renameAtom, { from, to });
    set(keepSavedAtom, to);
    if (from === newKey) set(savedNewAtom, to);
  });

  return {
    kind: config.kind,
    editorAtom: shown.editorAtom,
    offerAtom: shown.offerAtom,
    ...createParts(shown),
    saveAtom,
    savedMeanwhileAtom,
    onSaved,
    visitAtom,
    savedAsAtom,
    editAtom: state.editAtom,
    ...createBeginning(config, state),
    ...createOffers(config, state),
    /** Whether undo and redo are possible. */
    waysAtom: steps.waysAtom,
    /** One step of undo or redo over the whole form; returns the changed fields. */
    moveAtom: state.moveAtom,
    /** Reads the versions that this device keeps, the latest first. */
    versionsAtom: versions.readAtom,
    /** For intents: the form's values, and the platform's copy. */
    shown: (get: Getter, key: string) => ({
      fields: state.shownOf(get, key),
      item: state.cachedCopy(get, state.idOf(get, key)).item,
      id: state.idOf(get, key),
    }),
    /** For intents: whether it is new or loaded, so that it can be edited. */
    isKnown: (get: Getter, key: string) => {
      const id = state.idOf(get, key);
      return id === null || state.cachedCopy(get, id).item !== null;
    },
    /** Shows problems at fields, for a save with steps of its own. */
    setProblemsAtom: state.setProblemsAtom,
    /** Writes scheduled drafts at once. */
    flushAtom: drafts.flushAtom,
    expectArrival: state.expectArrival,
  };
}

/** An editor as screens use it. */
export type Editor<Item extends Editable, Fields extends object> = ReturnType<
  typeof createEditor<Item, Fields>
>;
