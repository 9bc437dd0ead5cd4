import { atom, type Atom, type Getter } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { changesOf, type Both } from './changes.ts';
import { noEdits } from './edits.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import type { createRows } from './rows.ts';
import { withoutChange } from './revert.ts';
import { createResolver } from './tree.ts';
import type { TreeState } from './treeState.ts';
import type { ChangeKind, ProgramChanges } from './types.ts';

/** «Что будет сохранено»: the effect of a save, and the function that undoes one change. */
export function createChanges<Item extends ProgramItem, Fields extends ProgramFields>(
  { editor }: ProgramConfig<Item, Fields>,
  { treeAtom, originAtom, originOf, treeOf, change }: TreeState<Item, Fields>,
  { lectureAtom, totalsAtom }: ReturnType<typeof createRows<Item, Fields>>,
) {
  const before = createResolver();
  const nameOf = (get: Getter, key: string) => (id: string) => get(lectureAtom({ key, id })).name;

  const partAtom = editor.partAtom(({ changed }) => changed.filter((name) => name !== 'program'));

  // Only this of the sums: the others change with data of the catalogue, which is no change to save.
  const uploadBytesAtom = boundedAtomFamily((key: string) => atom((get) => get(totalsAtom(key)).uploadBytes));

  const changesAtom = boundedAtomFamily((key: string): Atom<ProgramChanges<Fields>> =>
    atom((get) => {
      const { modules, edits, held } = get(originAtom(key));
      const both: Both = {
        before: before(modules, noEdits, held),
        after: get(treeAtom(key)),
        lectures: edits.lectures,
        nameOf: nameOf(get, key),
      };
      const groups = changesOf(both);
      const counts: Record<ChangeKind, number> = { create: 0, change: 0, move: 0, remove: 0 };
      for (const { kind } of groups.flatMap((group) => group.changes)) counts[kind] += 1;
      const fields = get(partAtom(key));
      const uploadBytes = get(uploadBytesAtom(key));
      return { fields, groups, counts, uploadBytes, isEmpty: fields.length === 0 && groups.length === 0 };
    }),
  );

  return {
    /** What a save will create, change, move and remove, by module. */
    changesAtom,

    /** Undoes one change, by the id of its line. It is a step of undo like any edit. */
    revertChangeAtom: atom(null, (get, set, { key, id }: { key: string; id: string }): void => {
      const { modules, edits, held } = originOf(get, key);
      const both: Both = {
        before: before(modules, noEdits, held),
        after: treeOf(get, key),
        lectures: edits.lectures,
        nameOf: nameOf(get, key),
      };
      change(get, set, { key, work: () => withoutChange(both, id) });
    }),
  };
}
