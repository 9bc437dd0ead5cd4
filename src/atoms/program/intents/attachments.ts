import { atom } from 'jotai';
import { languageAtom } from '../../ui/language.ts';
import * as moves from '../moves.ts';
import { attachmentRefusal } from '../refusal.ts';
import type { RefusedFile } from '../types.ts';
import { queueFilesAtom } from '../uploads.ts';
import { fileOf, newId } from './drafts.ts';
import type { InModule, InProgram, Tools } from './tools.ts';

/** Intents on the files of modules. */
export const createAttaching = ({ type, change }: Tools) => ({
  /** Adds files for clients to download. They are uploaded by the save; unacceptable files are refused at once, with the reason. */
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

  /** Gives a draft attachment its file again, if the page was reloaded before its upload. */
  setAttachmentFileAtom: atom(null, (_get, set, { key, id, file }: InProgram & { id: string; file: File }) =>
    set(queueFilesAtom, { owner: type, key, kind: 'attachment', files: [{ itemId: id, file }] }),
  ),

  /** Moves draft attachments to another module. Those of the platform stay: no call moves a file. */
  moveAttachmentsAtom: atom(
    null,
    (get, set, { key, ids, to }: InProgram & { ids: readonly string[]; to: string }) =>
      change(get, set, { key, work: (tree) => moves.moveAttachments(tree, ids, to) }),
  ),
});
