import { atom } from 'jotai';
import { languageAtom } from '../../ui/language.ts';
import * as moves from '../moves.ts';
import { attachmentRefusal } from '../refusal.ts';
import type { RefusedFile } from '../types.ts';
import { queueFilesAtom } from '../uploads.ts';
import { fileOf, newId } from './drafts.ts';
import type { InModule, InProgram, Tools } from './tools.ts';

/** What an author does with the files of modules. */
export const createAttaching = ({ type, change }: Tools) => ({
  /** Files that clients download. They go with the save; what a module does not take is refused at once, with why. */
  addAttachmentsAtom: atom(
    null,
    async (
      get,
      set,
      { key, moduleId, files }: Omit<InModule, 'at'> & { files: readonly File[] },
    ): Promise<{ ids: string[]; refused: RefusedFile[] }> => {
      const judged = await Promise.all(
        files.map(async (file) => ({ file, reason: await attachmentRefusal(file, get(languageAtom)) })),
      );
      const refused = judged.flatMap(({ file, reason }) =>
        reason === null ? [] : [{ fileName: file.name, reason }],
      );
      const taken = judged.flatMap(({ file, reason }) => (reason === null ? [{ id: newId(), file }] : []));
      const drafts = taken.map(({ id, file }) => ({ id, isDraft: true, ...fileOf(file), url: '' }));
      const kept = taken.map(({ id, file }) => ({ itemId: id, file }));
      set(queueFilesAtom, { owner: type, key, kind: 'attachment', files: kept });
      change(get, set, { key, work: (tree) => moves.addAttachments(tree, moduleId, drafts) });
      return { ids: taken.map(({ id }) => id), refused };
    },
  ),

  /** Gives a draft attachment its file again, where the page was reloaded before it had left. */
  setAttachmentFileAtom: atom(null, (_get, set, { key, id, file }: InProgram & { id: string; file: File }) =>
    set(queueFilesAtom, { owner: type, key, kind: 'attachment', files: [{ itemId: id, file }] }),
  ),

  /** Moves draft attachments into another module. Those that the platform has stay: it has no call that moves a file. */
  moveAttachmentsAtom: atom(
    null,
    (get, set, { key, ids, to }: InProgram & { ids: readonly string[]; to: string }) =>
      change(get, set, { key, work: (tree) => moves.moveAttachments(tree, ids, to) }),
  ),
});
