import type { Getter, Setter } from 'jotai';
import type { ModuleOwner } from '#domain/course/schema.ts';
import type { ProgramFields, ProgramItem } from '../owner.ts';
import type { createRows } from '../rows.ts';
import type { Change, TreeState } from '../treeState.ts';
import type { LectureRow } from '../types.ts';

/** In whose programme something is done. */
export interface InProgram {
  /** The key of the owner. */
  key: string;
}

/** What the intents of one kind of owner do their work with. */
export function createTools<Item extends ProgramItem, Fields extends ProgramFields>(
  type: ModuleOwner,
  { treeOf, change, originOf }: TreeState<Item, Fields>,
  { lectureAtom }: Pick<ReturnType<typeof createRows<Item, Fields>>, 'lectureAtom'>,
) {
  return {
    type,
    treeOf,
    change,
    originOf,
    edit: (get: Getter, set: Setter, key: string, work: Change['work']): void =>
      change(get, set, { key, work }),
    /** The lecture as the author sees it, with what the catalogue says of it. */
    shownLecture: (get: Getter, key: string, id: string): LectureRow => get(lectureAtom({ key, id })),
  };
}
export type Tools = ReturnType<typeof createTools>;
