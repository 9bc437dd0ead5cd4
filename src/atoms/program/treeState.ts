import { atom, type Atom, type Getter, type Setter } from 'jotai';
import type { Module } from '#domain/course/schema.ts';
import { distinctAtom } from '../distinctAtom.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { heldThere } from './find.ts';
import type { Journal } from './journal.ts';
import type { LectureEdit, ProgramEdits } from './edits.ts';
import { createIndex, type FactsIndex } from './facts.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import { createResolver, editsOf, type Origin } from './tree.ts';
import type { ProgramTree } from './types.ts';

const noModules: readonly Module[] = [];

/** A change of a tree. */
interface Change {
  /** The key of its owner. */
  key: string;
  work: (tree: ProgramTree) => ProgramTree;
  /** Original values of lectures that are changed for the first time. */
  catalogue?: Readonly<Record<string, LectureEdit['base']>>;
  /** The key of the one text that is edited. */
  part?: string;
}

/** How many programmes of this page are cached for cheap rebuilding. */
const remembered = 8;

/** One instance per key, for the last few keys. */
function forKey<T>(make: () => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? make();
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

/** The tree of an owner's programme, and the only way to change it. */
export function createTreeState<Item extends ProgramItem, Fields extends ProgramFields>(
  { editor, patchOf }: ProgramConfig<Item, Fields>,
  journalAtom: (key: string) => Atom<Journal | null>,
) {
  const resolvers = forKey(createResolver);
  const indexes = forKey(createIndex);

  const originPart = editor.partAtom(({ fields, item }) => ({
    edits: fields.program,
    modules: item?.modules ?? noModules,
  }));

  const heldPart = boundedAtomFamily((key: string) =>
    distinctAtom((get) => {
      const { edits, modules } = get(originPart(key));
      return heldThere(get(journalAtom(key)), edits, modules);
    }),
  );

  const originAtom = boundedAtomFamily((key: string) =>
    atom((get): Origin => {
      const part = get(originPart(key));
      return { ...part, held: get(heldPart(key)) };
    }),
  );

  const treeAtom = boundedAtomFamily((key: string) =>
    atom((get): ProgramTree => {
      const { modules, edits, held } = get(originAtom(key));
      return resolvers(key)(modules, edits, held);
    }),
  );

  /** The calls that have the lectures. */
  const factsIndexAtom = boundedAtomFamily((key: string) =>
    atom((get): FactsIndex => {
      const { order, modules, lectures } = get(treeAtom(key));
      const lists = order.flatMap((id) => {
        const node = modules[id];
        return node === undefined ? [] : [node.lectures];
      });
      return indexes(key)(lists, (id) => lectures[id]?.isDraft !== true);
    }),
  );

  /** The input of the tree, for an intent. */
  function originOf(get: Getter, key: string): Origin {
    const { fields, item } = editor.shown(get, key);
    const modules = item?.modules ?? noModules;
    const held = heldThere(get(journalAtom(key)), fields.program, modules);
    return { edits: fields.program, modules, held };
  }

  const treeOf = (get: Getter, key: string): ProgramTree => {
    const { modules, edits, held } = originOf(get, key);
    return resolvers(key)(modules, edits, held);
  };

  /** The edits after a change of the tree; null if nothing changes. */
  function editsWith(get: Getter, { key, work, catalogue }: Omit<Change, 'part'>): ProgramEdits | null {
    const origin = originOf(get, key);
    const before = treeOf(get, key);
    const next = work(before);
    return next === before ? null : editsOf(origin, before, next, catalogue);
  }

  /** Changes the tree, as one step of undo; continued typing in one text is one step too. A programme that is not loaded stays unchanged. */
  function change(get: Getter, set: Setter, { part, ...change }: Change): void {
    const { key } = change;
    if (!editor.isKnown(get, key)) return;
    const edits = editsWith(get, change);
    if (edits === null) return;
    set(editor.editAtom, { key, patch: patchOf(edits), ...(part !== undefined && { part }) });
  }

  return { treeAtom, factsIndexAtom, originAtom, originOf, treeOf, editsWith, change };
}

export type TreeState<Item extends ProgramItem, Fields extends ProgramFields> = ReturnType<
  typeof createTreeState<Item, Fields>
>;
