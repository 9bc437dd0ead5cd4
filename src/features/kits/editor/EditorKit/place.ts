import { useAtomValue, type Atom } from 'jotai';
import { createContext, use } from 'react';
import type { EditorTexts, ReadinessLine } from './kind.ts';

/** The key of the draft that the fields around here edit: an id, or `new`. */
export const EditorKeyContext = createContext('new');

/** What the parts of an editor need from its screen. */
interface EditorDesk {
  /** Brings a field into sight and puts the focus in it, wherever it stands. */
  goTo: (field: string) => void;
  /** Saves, and returns the id, or null if the save failed. */
  save: () => Promise<string | null>;
  readiness: ((key: string) => Atom<ReadinessLine[]>) | undefined;
  texts: EditorTexts;
}

export const EditorDeskContext = createContext<EditorDesk | null>(null);

/** Where a piece of the rail is drawn: beside the form, or in the sheet of a phone. */
export const RailPlacementContext = createContext<'rail' | 'sheet'>('rail');

/** The key of the draft that is edited here. */
export const useEditorKey = (): string => use(EditorKeyContext);

/** A part of an editor's state: `useEditorPart(lectureEditor.partAtom(…))`, the atom made once, outside of components. */
export const useEditorPart = <Part>(partOf: (key: string) => Atom<Part>): Part =>
  useAtomValue(partOf(useEditorKey()));

/** The screen that this piece stands in. */
export function useEditorDesk(): EditorDesk {
  const desk = use(EditorDeskContext);
  if (desk === null) throw new Error('A piece of an editor stands outside of an EditorScreen');
  return desk;
}
