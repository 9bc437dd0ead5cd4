import { atom, type Atom } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { journalAtom, journalOf, writeJournal } from './journal.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import { progressAtom } from './progress.ts';
import type { SaveProgress, UnfinishedSave } from './types.ts';

/** What the screens see of the saves of one kind of owner. */
export function createSaving<Item extends ProgramItem, Fields extends ProgramFields>({
  type,
  editor,
}: ProgramConfig<Item, Fields>) {
  const saveProgressAtom = boundedAtomFamily((key: string): Atom<SaveProgress> =>
    progressAtom({ type, key }),
  );

  const unfinishedSaveAtom = boundedAtomFamily((key: string): Atom<UnfinishedSave | null> =>
    atom((get) => {
      const journal = get(journalAtom({ type, key }));
      const { status } = get(saveProgressAtom(key));
      if (journal === null || journal.isDropped || status === 'running') return null;
      const { ownerId, name, startedAt } = journal;
      return { key: journal.key, ownerId, type, name, startedAt };
    }),
  );

  return {
    /**
     * Saves the draft: the programme step by step, then the course or marathon, then its price. It is the save of the editor, by
     * whatever way it was pressed: a second press joins the first, and what the form or the platform refuses is told as ever.
     */
    saveAtom: editor.saveAtom,

    /** How the save of a draft goes, step by step; it stays to be read until the next one begins, after a reload too. */
    saveProgressAtom,

    /**
     * A save that was cut, in this visit or an earlier one: «Продолжить с этого места». Saving under its key goes on with it. null
     * while it runs, and where there is none.
     */
    unfinishedSaveAtom,

    /** Lets a cut save be: what it has done stays on the platform, what it has not is an edit like any other. */
    dropSaveAtom: atom(null, async (get, set, key: string) => {
      const journal = journalOf(get, { type, key });
      // What it has made stays known, so that the next save makes nothing twice.
      if (journal !== null) await writeJournal(get, set, { ...journal, isDropped: true });
    }),
  };
}
