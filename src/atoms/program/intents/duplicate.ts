import { atom } from 'jotai';
import { copyName } from '#domain/copy/copyName.ts';
import { languageAtom } from '../../ui/language.ts';
import * as moves from '../moves.ts';
import type { ProgramNode } from '../types.ts';
import { copyOf, draftModule, fitting } from './drafts.ts';
import type { InProgram, Tools } from './tools.ts';

/** What makes copies. */
export const createCopying = ({ treeOf, change, lectureAtom }: Tools) => ({
  /**
   * Copies a module with its lectures and draft files, or a lecture into a new one with the same recording, and inserts it after the original.
   * Returns the id of the copy; null if the original does not exist or there is no room.
   */
  duplicateAtom: atom(null, (get, set, { key, node }: InProgram & { node: ProgramNode }): string | null => {
    const tree = treeOf(get, key);
    const language = get(languageAtom);
    if (node.type === 'module') {
      const module = tree.modules[node.id];
      if (module === undefined) return null;
      const drafts = module.lectures.flatMap((from) => {
        const { isDraft = false, name = '' } = tree.lectures[from] ?? {};
        // A running upload belongs to the original only.
        return isDraft ? [{ from, lecture: copyOf(get(lectureAtom({ key, id: from })), name) }] : [];
      });
      const named = new Map(drafts.map(({ from, lecture }) => [from, lecture.id]));
      const copy = draftModule({
        name: copyName(module.name, language),
        description: module.description,
        dayOffset: module.dayOffset,
        lectures: module.lectures.map((id) => named.get(id) ?? id),
      });
      change(get, set, {
        key,
        work: (now) => {
          const lectures = { ...now.lectures };
          for (const { lecture } of drafts) lectures[lecture.id] = lecture;
          return moves.addModule({ ...now, lectures }, copy, tree.order.indexOf(node.id) + 1);
        },
      });
      return copy.id;
    }
    if (node.type === 'attachment') return null;
    const module = tree.modules[node.moduleId];
    const from = get(lectureAtom({ key, id: node.id }));
    const copy = copyOf(from, copyName(from.name, language));
    if (module === undefined || fitting(tree, module.id, [copy.id]).length === 0) return null;
    change(get, set, {
      key,
      work: (now) => moves.addLectures(now, module.id, [copy], module.lectures.indexOf(node.id) + 1),
    });
    return copy.id;
  }),
});
