import { fieldsOfLecture, fieldsOfNode, type ProgramEdits } from './edits.ts';
import type { ProgramAttachment, ProgramLecture, ProgramTree } from './types.ts';

/** The programme of a new owner, and the files that it needs. */
interface CopiedTree {
  edits: ProgramEdits;
  /** Attachments of the original, by their temporary ids in the copy. */
  files: ReadonlyMap<string, ProgramAttachment>;
}

/**
 * Copies a programme for a new owner. `own` has the copy's own lectures by the ids of the originals; the others are shared. Modules are always
 * copied, and so are files, because no call shares a file.
 */
export function copyOfTree(
  tree: ProgramTree,
  own: ReadonlyMap<string, ProgramLecture>,
  newId: () => string,
): CopiedTree {
  const modules: ProgramEdits['modules'] = {};
  const attachments: ProgramEdits['attachments'] = {};
  const files = new Map<string, ProgramAttachment>();
  for (const id of tree.order) {
    const module = tree.modules[id];
    if (module === undefined) continue;
    const taken = module.attachments.flatMap((one) => {
      const file = tree.attachments[one];
      if (file === undefined) return [];
      const copy = newId();
      attachments[copy] = { fileName: file.fileName, size: file.size, mime: file.mime };
      files.set(copy, file);
      return [copy];
    });
    const lectures = module.lectures.map((one) => own.get(one)?.id ?? one);
    modules[newId()] = { base: null, mine: { ...fieldsOfNode(module), lectures, attachments: taken } };
  }
  const lectures: ProgramEdits['lectures'] = {};
  for (const lecture of own.values()) lectures[lecture.id] = { base: null, mine: fieldsOfLecture(lecture) };
  const mine = Object.keys(modules);
  return {
    edits: { order: mine.length > 0 ? { base: [], mine } : null, modules, lectures, attachments },
    files,
  };
}
