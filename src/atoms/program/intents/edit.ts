import { atom } from 'jotai';
import type { LectureEdit, PlainField } from '../edits.ts';
import * as moves from '../moves.ts';
import type { ProgramLecture, ProgramModule, ProgramNode, ProgramTree } from '../types.ts';
import { queueFilesAtom } from '../uploads.ts';
import { fileOf, nameOfFile } from './drafts.ts';
import type { InProgram, Tools } from './tools.ts';

/** New values in a programme. */
interface Edit<Fields> extends InProgram {
  id: string;
  patch: Partial<Fields>;
}

/** Intents that change texts and files. */
export function createEditing({ type, change, originOf, lectureAtom }: Tools) {
  /** Changes texts of a lecture, a draft or one of the catalogue: in every module that it is in. */
  const editLectureAtom = atom(
    null,
    (get, set, { key, id, patch }: Edit<Pick<ProgramLecture, 'name' | 'description' | 'file'>>): void => {
      const known = originOf(get, key).edits.lectures[id];
      const { status, name, description, streamID, durationSec, file } = get(lectureAtom({ key, id }));
      // A catalogue lecture must be loaded first: otherwise blank values could overwrite it.
      if (status !== 'ready') return;
      const base: LectureEdit['base'] =
        known === undefined ? { name, description, streamID, durationSec, file } : known.base;
      const work = (tree: ProgramTree): ProgramTree => {
        const own = { id, isDraft: base === null, name, description, streamID, durationSec, file };
        return { ...tree, lectures: { ...tree.lectures, [id]: { ...own, ...tree.lectures[id], ...patch } } };
      };
      change(get, set, { key, work, catalogue: { [id]: base }, part: `${id}/${Object.keys(patch).join()}` });
    },
  );

  /** Changes texts or the day of a module. */
  const editModuleAtom = atom(
    null,
    (get, set, { key, id, patch }: Edit<Pick<ProgramModule, PlainField>>): void => {
      const work = (tree: ProgramTree) => moves.withModule(tree, id, patch);
      change(get, set, { key, work, part: `${id}/${Object.keys(patch).join()}` });
    },
  );

  return {
    editLectureAtom,
    editModuleAtom,

    /** Gives a lecture another file; its upload starts at once. */
    setLectureFileAtom: atom(
      null,
      (get, set, { key, id, file }: InProgram & { id: string; file: File }): void => {
        const { name } = get(lectureAtom({ key, id }));
        set(editLectureAtom, {
          key,
          id,
          patch: { file: fileOf(file), ...(name === '' && { name: nameOfFile(file.name) }) },
        });
        set(queueFilesAtom, { owner: type, key, kind: 'courseLecture', files: [{ itemId: id, file }] });
      },
    ),

    /** Renames a module or a lecture. */
    renameAtom: atom(
      null,
      (_get, set, { key, node, name }: InProgram & { node: ProgramNode; name: string }) => {
        if (node.type === 'module') set(editModuleAtom, { key, id: node.id, patch: { name } });
        if (node.type === 'lecture') set(editLectureAtom, { key, id: node.id, patch: { name } });
      },
    ),
  };
}
