import type { Atom } from 'jotai';
import type { ModuleOwner } from '#domain/course/schema.ts';
import type { ProgramFields, ProgramItem } from '../owner.ts';
import type { PartOf } from '../rows.ts';
import type { TreeState } from '../treeState.ts';
import type { LectureRow } from '../types.ts';

/** In whose programme something is done. */
export interface InProgram {
  /** The key of the owner. */
  key: string;
}

/** In which module, before what stands at `at` (from 0) now; last without a place. */
export interface InModule extends InProgram {
  moduleId: string;
  at?: number;
}

/** What the intents of one kind of owner do their work with. */
export interface Tools extends Pick<TreeState<ProgramItem, ProgramFields>, 'treeOf' | 'change' | 'originOf'> {
  type: ModuleOwner;
  /** The lecture as the author sees it, with what the catalogue says of it. */
  lectureAtom: (part: PartOf) => Atom<LectureRow>;
}
