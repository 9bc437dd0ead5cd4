import { atom } from 'jotai';
import * as moves from '../moves.ts';
import type { ProgramAttachment, ProgramLecture, ProgramTree } from '../types.ts';
import { queueFilesAtom } from '../uploads.ts';
import { draftLecture, draftModule, fileOf, newId } from './drafts.ts';
import type { InProgram, Tools } from './tools.ts';

/** A file with the name that the author gave it. */
interface NamedFile {
  name: string;
  file: File;
  /** The content of a WebVTT file, for a recording. */
  captions?: string | undefined;
}

/** A new module with all of its content. */
export interface WholeModule {
  name: string;
  /** Recordings, each of which becomes a lecture. */
  lectures: readonly NamedFile[];
  attachments: readonly NamedFile[];
}

const lectureOf = ({ name, file, captions }: NamedFile): ProgramLecture =>
  draftLecture({ name, file: fileOf(file), ...(captions !== undefined && { taken: { captions } }) });

const attachmentOf = ({ name, file }: NamedFile): ProgramAttachment => ({
  ...{ id: newId(), isDraft: true, ...fileOf(file) },
  ...{ fileName: name, url: '' },
});

/** Drafts with the files that they wait for. */
function made<Draft extends { id: string }>(files: readonly NamedFile[], draft: (one: NamedFile) => Draft) {
  return files.map((one) => ({ draft: draft(one), file: one.file }));
}

const filesOf = (all: readonly { draft: { id: string }; file: File }[]) =>
  all.map(({ draft, file }) => ({ itemId: draft.id, file }));

/** The intent that adds whole modules. */
export const createOutlining = ({ type, change }: Tools) => ({
  /**
   * Appends modules with all of their content: one step of undo, however many there are. Uploads of lectures start at once, attachments are uploaded
   * by the save. Returns the temporary ids of the modules.
   */
  addWholeModulesAtom: atom(
    null,
    (get, set, { key, modules }: InProgram & { modules: readonly WholeModule[] }): string[] => {
      const all = modules.map(({ name, lectures, attachments }) => ({
        module: draftModule({ name }),
        lectures: made(lectures, lectureOf),
        attachments: made(attachments, attachmentOf),
      }));
      const grown = (tree: ProgramTree, { module, lectures, attachments }: (typeof all)[number]) => {
        const drafts = lectures.map(({ draft }) => draft);
        const files = attachments.map(({ draft }) => draft);
        const begun = moves.addLectures(moves.addModule(tree, module), module.id, drafts);
        return moves.addAttachments(begun, module.id, files);
      };
      change(get, set, { key, work: (tree) => all.reduce(grown, tree) });
      const lectures = all.flatMap((one) => filesOf(one.lectures));
      const attachments = all.flatMap((one) => filesOf(one.attachments));
      set(queueFilesAtom, { owner: type, key, kind: 'courseLecture', files: lectures });
      set(queueFilesAtom, { owner: type, key, kind: 'attachment', files: attachments });
      return all.map(({ module }) => module.id);
    },
  ),
});
