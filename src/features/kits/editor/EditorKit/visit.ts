import { atom } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { Difference } from '#atoms/editor/fields.ts';

/** The state of one visit of an editor, beside the draft. */
export function createVisit<Fields>() {
  return {
    /** Whether the sheet of a phone is open. */
    sheetAtom: atom(false),
    /** The last save failed, and nothing was saved since. */
    failedAtom: atom(false),
    /** Fields that were changed on both sides: a choice is needed before the save can go on. */
    conflictsAtom: atom<Difference<Fields>[]>([]),
    /** The field that the focus waits for until its tab is there. */
    awaitedAtom: atom<string | null>(null),
  };
}

export type Visit<Fields> = ReturnType<typeof createVisit<Fields>>;

/**
 * Tells one visit of the editor from another. The first save of what is new changes the address but not the visit, so
 * that the focus and all that is open stay: it passes the visit on as `{ visit }` in the state of the history, and so do the
 * links between the parts of an editor.
 */
export function useVisitId(): string {
  const { key, state } = useLocation();
  const from: unknown = state?.visit;
  return typeof from === 'string' ? from : key;
}
