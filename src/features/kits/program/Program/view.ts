import { atom, type PrimitiveAtom } from 'jotai';
import type { TreeDrag } from '#components/data/Tree/useTreeDrag.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';

const none: ReadonlySet<string> = new Set();

/** A question about the programme. */
type ProgramDialog = { kind: 'move'; rows: readonly string[] } | { kind: 'pick'; moduleId: string };

/** How the programme is looked at in one visit of its editor: what is open, chosen, typed in the filter. */
export function createProgramView() {
  return {
    /** Ids of open modules; null until the author opens or closes one: then they stand as they come. */
    expandedAtom: atom<ReadonlySet<string> | null>(null) as PrimitiveAtom<ReadonlySet<string> | null>,
    /** Rows that are chosen. */
    selectedAtom: atom(none),
    /** Checkboxes though none is chosen yet: «Выбрать» of a phone. */
    selectingAtom: atom(false),
    /** The row that is open beside the tree. */
    openAtom: atom<string | null>(null),
    renamingAtom: atom<string | null>(null),
    /** The query for rows. */
    filterAtom: atom(''),
    /** The last action, for screen readers: the tree does not announce it by itself. */
    saidAtom: atom(''),
    dragAtom: atom<TreeDrag | null>(null),
    /** The open dialog: where to move the chosen rows, or which lectures a module gets. */
    dialogAtom: atom<ProgramDialog | null>(null) as PrimitiveAtom<ProgramDialog | null>,
    /** A folder, an archive or many files that the author gave: what becomes of them is shown first. */
    importAtom: atom<readonly PickedFile[] | null>(null) as PrimitiveAtom<readonly PickedFile[] | null>,
    /** The actions on the chosen rows are open, on a narrow screen. */
    sheetAtom: atom(false),
    /** The item that a save was refused for: a module or a lecture. */
    refusedAtom: atom<string | null>(null),
    /** «Что будет сохранено» is open. */
    changesOpenAtom: atom(false),
    /** The row that a change under the pointer is about, and the other way round. */
    litAtom: atom<string | null>(null),
    /** The tree, or the days that modules open on. */
    modeAtom: atom<'tree' | 'days'>('tree'),
  };
}

export type ProgramView = ReturnType<typeof createProgramView>;
