import { atom } from 'jotai';
import { lastDay, longestStep, maxModuleLectures } from '#domain/course/schema.ts';
import * as moves from '../moves.ts';
import type { ProgramNode } from '../types.ts';
import type { InProgram, Tools } from './tools.ts';

/** Intents that change positions and days. */
export const createMoving = ({ treeOf, change }: Tools) => ({
  /** Moves modules, in the order of the tree, before the one now at `at`. */
  moveModulesAtom: atom(
    null,
    (get, set, { key, ids, at }: InProgram & { ids: readonly string[]; at: number }) =>
      change(get, set, { key, work: (tree) => moves.moveModules(tree, ids, at) }),
  ),

  /**
   * Moves lectures within a module or to another, in the order of the tree, before the one now at `at`, by default last. Returns false, and moves
   * nothing, if the module cannot hold so many.
   */
  moveLecturesAtom: atom(
    null,
    (
      get,
      set,
      { key, places, to, at }: InProgram & { places: readonly moves.LecturePlace[]; to: string; at?: number },
    ): boolean => {
      const foreign = places.filter(({ moduleId }) => moduleId !== to).map(({ id }) => id);
      const tree = treeOf(get, key);
      const standing = new Set(tree.modules[to]?.lectures ?? []);
      const fresh = new Set(foreign.filter((id) => !standing.has(id)));
      if (standing.size + fresh.size > maxModuleLectures) return false;
      change(get, set, { key, work: (now) => moves.moveLectures(now, places, to, at) });
      return true;
    },
  ),

  /** Removes items. Catalogue lectures are kept; «Отменить» is `undo` of the editor. */
  removeAtom: atom(null, (get, set, { key, nodes }: InProgram & { nodes: readonly ProgramNode[] }) =>
    change(get, set, { key, work: (tree) => moves.removeNodes(tree, nodes) }),
  ),

  /** Sets the day that modules open on. */
  setDayOffsetAtom: atom(
    null,
    (get, set, { key, ids, day }: InProgram & { ids: readonly string[]; day: number | null }) =>
      change(get, set, {
        key,
        work: (tree) => ids.reduce((now, id) => moves.withModule(now, id, { dayOffset: day }), tree),
      }),
  ),

  /** Spreads the days of all modules: the first on the day 0, each next one `step` days later, or sooner where they would not fit. */
  spreadDaysAtom: atom(null, (get, set, { key, step }: InProgram & { step: number }) =>
    change(get, set, {
      key,
      work: (tree) => {
        const days = Math.min(step, longestStep(tree.order.length));
        return tree.order.reduce(
          (now, id, at) => moves.withModule(now, id, { dayOffset: Math.min(lastDay, at * days) }),
          tree,
        );
      },
    }),
  ),
});
