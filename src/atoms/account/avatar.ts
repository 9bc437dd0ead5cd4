import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { cancelUploadAtom, uploadsOfDraftAtom } from '../upload/uploads.ts';
import { coverUploadAtom, uploadCoverAtom, type CoverEditor } from '../upload/covers.ts';
import { uploadMessages } from '../upload/messages.ts';

const kind = 'profile';
const key = 'own';

/** What takes the author's photo once it is uploaded: the platform has put it in the profile, which is read again. */
export const avatarOwner: CoverEditor = {
  kind,
  purpose: 'avatar',
  editAtom: atom(null, (get) => {
    void get(queryClientAtom).invalidateQueries({ queryKey: accountKeys.profile });
  }),
  // Nothing is saved that could take it along.
  expectArrival: () => undefined,
};

/** The author's photo on its way. */
export const avatarUploadAtom = coverUploadAtom({ kind, key });

/** A photo of the author, cut. */
export interface AvatarRequest {
  file: Blob;
  fileName: string;
  /** What is said when it could not be uploaded. */
  notUploaded?: (language: Language) => string;
}

/**
 * Uploads the author's photo, by the queue that outlives the page; the profile is then read again.
 * @throws ApiError as `whenUploaded`; the author has been told of it
 */
export const uploadAvatarAtom = atom(
  null,
  async (
    _get,
    set,
    { file, fileName, notUploaded = (language) => uploadMessages[language].photoNotUploaded }: AvatarRequest,
  ): Promise<void> => {
    await set(uploadCoverAtom, { editor: { ...avatarOwner, notUploaded }, key, file, fileName });
  },
);

/** Puts a photo away that is still on its way: it was taken off. */
export const cancelAvatarAtom = atom(null, (get, set) => {
  for (const { id } of get(uploadsOfDraftAtom({ draftKey: key, owner: kind }))) set(cancelUploadAtom, id);
});
