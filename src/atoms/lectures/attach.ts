import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import type { UploadTarget } from '../uploads/uploads.ts';
import { drafts, editLectureAtom } from './draft.ts';
import { updateLectureAtom } from './lectures.ts';

/**
 * Gives an uploaded stream to the lecture that waits for it, whatever screen the author is on. A lecture that was saved
 * during the upload gets it at once; otherwise it joins the draft, for the author to save. A platform that does not take
 * it leaves it in the draft too.
 */
export const attachStreamAtom = atom(
  null,
  async (_get, set, { target, streamID }: { target: UploadTarget; streamID: string }): Promise<void> => {
    const { draftKey, saved } = target;
    const edit = () => {
      set(editLectureAtom, { key: draftKey, patch: { streamID } });
      return set(drafts.flushAtom);
    };
    if (!saved) return edit();
    try {
      await set(updateLectureAtom, { id: draftKey, streamID });
    } catch (error) {
      asApiError(error);
      await edit();
    }
  },
);
