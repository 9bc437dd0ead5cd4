import type { Atom } from 'jotai';
import type { ModuleOwner } from '#domain/course/schema.ts';
import type { ProgramFields, ProgramItem } from '../owner.ts';
import type { PartOf } from '../rows.ts';
import type { TreeState } from '../treeState.ts';
import type { LectureRow } from '../types.ts';

/** The programme. */
export interface InProgram {
  /** The key of the owner. */
  key: string;
}

/** The module, and the position before the item now at `at` (from 0); by default last. */
export interface InModule extends InProgram {
  moduleId: string;
  at?: number;
}

/** What the intents of an owner need. */
export interface Tools extends Pick<TreeState<ProgramItem, ProgramFields>, 'treeOf' | 'change' | 'originOf'> {
  type: ModuleOwner;
  /** The lecture as the author sees it, with its catalogue data. */
  lectureAtom: (part: PartOf) => Atom<LectureRow>;
}
