import { atom, type Setter, type WritableAtom } from 'jotai';
import { asApiError, sessionEnded } from '#api/api-error.ts';
import { isWorkOf, keptAuthor } from '../session/entering.ts';
import { retargetUploadsAtom } from './uploads.ts';
import { onUploaded } from './deliver.ts';
import type { UploadTarget } from './entries.ts';

/** An editor of any kind with a recording. */
interface MediaDraft {
  kind: UploadTarget['kind'];
  editAtom: WritableAtom<null, [{ key: string; patch: { streamID?: string | null } }], void>;
  flushAtom: WritableAtom<null, [], Promise<void>>;
  savedMeanwhileAtom: WritableAtom<null, [key: string], Promise<string | null>>;
  onSaved: (tell: (set: Setter, from: string, to: string) => void) => void;
}

/**
 * Gives an uploaded stream to its target, whatever screen is open. A target saved during the upload is updated at once with `update`; one being
 * saved, right after its save, which has already sent its fields. Otherwise the stream joins the draft, for the author to save. If the platform
 * refuses it, it stays in the draft too.
 */
export function attachUploads(
  editor: MediaDraft,
  update: (set: Setter, body: { id: string; streamID: string }) => Promise<unknown>,
): void {
  editor.onSaved((set, from, to) => set(retargetUploadsAtom, { kind: editor.kind, from, to }));

  const attachAtom = atom(
    null,
    async (get, set, { target, streamID }: { target: UploadTarget; streamID: string }): Promise<void> => {
      const { draftKey, saved } = target;
      const author = keptAuthor(get);
      const id = (await set(editor.savedMeanwhileAtom, draftKey)) ?? (saved ? draftKey : null);
      // What is edited under this key may be the next author's by now.
      if (!isWorkOf(get, author)) throw sessionEnded();
      const edit = () => {
        set(editor.editAtom, { key: id ?? draftKey, patch: { streamID } });
        return set(editor.flushAtom);
      };
      if (id === null) return edit();
      try {
        await update(set, { id, streamID });
      } catch (error) {
        asApiError(error);
        await edit();
      }
    },
  );
  onUploaded(editor.kind, attachAtom);
}
