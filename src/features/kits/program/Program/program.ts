import type { Atom } from 'jotai';
import { createContext, use } from 'react';
import type { CourseFields } from '#atoms/course/fields.ts';
import type { Program } from '#atoms/program/program.ts';
import type { ProgramChanges, UnfinishedSave } from '#atoms/program/types.ts';
import type { Course } from '#domain/course/schema.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { ProgramView } from './view.ts';

type Whole = Program<Course, CourseFields>;

/** What the screens take of an editor that has a programme. */
interface SteppedEditor {
  kind: string;
  moveAtom: Whole['editor']['moveAtom'];
  waysAtom: Whole['editor']['waysAtom'];
}

/** What the screens take of a programme, whether it is a course's or a marathon's. */
export interface ScreenProgram extends Omit<Whole, 'type' | 'editor' | 'saveAtom' | 'changesAtom'> {
  type: 'course' | 'marathon';
  editor: SteppedEditor;
  changesAtom: (
    key: string,
  ) => Atom<Omit<ProgramChanges<Record<string, unknown>>, 'fields'> & { fields: readonly string[] }>;
  unfinishedSaveAtom: (key: string) => Atom<UnfinishedSave | null>;
}

/** What the pieces of the programme's screen share. */
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
