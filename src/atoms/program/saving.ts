import { atom, type Atom } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { journalAtom, journalOf, writeJournal } from './journal.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import { progressAtom } from './progress.ts';
import type { SaveProgress, UnfinishedSave } from './types.ts';

/** The saves of an owner, for the screens. */
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
     * Saves the draft: the programme step by step, then the owner, then its price. It is the editor's save: a second press joins the first, and
     * problems and refusals are reported as usual.
     */
    saveAtom: editor.saveAtom,

    /** The progress of a draft's save, step by step; it can be read until the next save begins, also after a reload. */
    saveProgressAtom,

    /**
     * An interrupted save, of this visit or an earlier one: «Продолжить с этого места». Saving with its key resumes it. null while it runs, and if
     * there is none.
     */
    unfinishedSaveAtom,

    /** Abandons an interrupted save: finished steps stay on the platform, the rest are ordinary edits. */
    dropSaveAtom: atom(null, async (get, set, key: string) => {
      const journal = journalOf(get, { type, key });
      // Its results stay known, so that the next save creates nothing twice.
      if (journal !== null) await writeJournal(get, set, { ...journal, isDropped: true });
    }),
  };
}
