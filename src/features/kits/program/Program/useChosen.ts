import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LectureRow } from '#atoms/program/types.ts';
import { nodesOfRows } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';

/** What is chosen in the tree, in its order. */
export function useChosen(): { rows: string[]; lectures: LectureRow[]; durationSec: number } {
  const { program, view, key } = useProgramDesk();
  const chosenAtom = useMemo(
    () =>
      atom((get) => {
        const rows = [...get(view.selectedAtom)];
        const lectures = nodesOfRows(rows).flatMap((node) =>
          node.type === 'lecture' ? [get(program.lectureAtom({ key, id: node.id }))] : [],
        );
        const durationSec = lectures.reduce((sum, lecture) => sum + (lecture.durationSec ?? 0), 0);
        return { rows, lectures, durationSec };
      }),
    [program, view, key],
  );
  return useAtomValue(chosenAtom);
}
