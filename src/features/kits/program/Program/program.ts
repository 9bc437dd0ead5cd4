import type { Atom } from 'jotai';
import { createContext, use } from 'react';
import type { CourseFields } from '#atoms/course/fields.ts';
import type { Program } from '#atoms/program/program.ts';
import type { ProgramChanges, UnfinishedSave } from '#atoms/program/types.ts';
import type { Course } from '#domain/course/schema.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { ProgramView } from './view.ts';

type Whole = Program<Course, CourseFields>;

/** The editor's API for an owner's screens. */
interface SteppedEditor {
  kind: string;
  moveAtom: Whole['editor']['moveAtom'];
  waysAtom: Whole['editor']['waysAtom'];
}

/** The programme's API for the screens, of a course or a marathon. */
export interface ScreenProgram extends Omit<Whole, 'type' | 'editor' | 'saveAtom' | 'changesAtom'> {
  type: 'course' | 'marathon';
  editor: SteppedEditor;
  changesAtom: (
    key: string,
  ) => Atom<Omit<ProgramChanges<Record<string, unknown>>, 'fields'> & { fields: readonly string[] }>;
  unfinishedSaveAtom: (key: string) => Atom<UnfinishedSave | null>;
}

/** The shared context of the programme's screen. */
interface ProgramDesk {
  program: ScreenProgram;
  view: ProgramView;
}

export const ProgramDeskContext = createContext<ProgramDesk | null>(null);

/** The programme that is edited here, how it is looked at, and the key of its owner. */
export function useProgramDesk(): ProgramDesk & { key: string } {
  const desk = use(ProgramDeskContext);
  const key = useEditorKey();
  if (desk === null) throw new Error('A piece of the programme stands outside of its screen');
  return { ...desk, key };
}
