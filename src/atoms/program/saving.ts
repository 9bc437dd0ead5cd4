import { atom, type Atom } from 'jotai';
import { keyedAtoms } from '../keyed.ts';
import { journalAtom, removeJournal } from './journal.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import { progressAtom } from './progress.ts';
import type { SaveProgress, UnfinishedSave } from './types.ts';

/** What the screens see of the saves of one kind of owner. */
export function createSaving<Item extends ProgramItem, Fields extends ProgramFields>({
  type,
  editor,
}: ProgramConfig<Item, Fields>) {
  const saveProgressAtom = keyedAtoms((key: string): Atom<SaveProgress> => progressAtom({ type, key }));

  const unfinishedSaveAtom = keyedAtoms((key: string): Atom<UnfinishedSave | null> =>
    atom((get) => {
      const journal = get(journalAtom({ type, key }));
      const { status, failed } = get(saveProgressAtom(key));
      if (journal === null || status === 'running') return null;
      const { ownerId, name, startedAt, total } = journal;
      const done = Object.values(journal.steps).filter(({ state }) => state === 'done').length;
      const reason = failed[0]?.reason ?? null;
      return { key: journal.key, ownerId, type, name, startedAt, done, total, reason };
    }),
  );

  return {
    /**
     * Saves the draft: the programme step by step, then the course or marathon, then its price. It is the save of the editor, by
     * whatever way it was pressed: a second press joins the first, and what the form or the platform refuses is told as ever.
     */
    saveAtom: editor.saveAtom,

    /** How the save of a draft goes, step by step; it stays to be read until the next one begins. */
    saveProgressAtom,

    /** A save that was cut, in this visit or an earlier one: «Продолжить с этого места». null while it runs, and where there is none. */
    unfinishedSaveAtom,

    /** Goes on with a save that was cut, from where it stopped. `key` is the one that the unfinished save names. */
    resumeSaveAtom: atom(null, async (get, set, key: string) => {
      const { offer } = get(editor.partAtom(({ offer: left }) => ({ offer: left }))(key));
      if (offer !== null) set(editor.restoreAtom, key);
      return set(editor.saveAtom, { key });
    }),

    /** Lets a cut save be: what it has done stays on the platform, what it has not is an edit like any other. */
    dropSaveAtom: atom(null, (get, set, key: string) => removeJournal(get, set, { type, key })),
  };
}
