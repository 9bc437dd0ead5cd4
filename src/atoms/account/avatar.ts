import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { cancelUploadAtom, uploadsOfDraftAtom } from '../upload/uploads.ts';
import { coverUploadAtom, uploadCoverAtom, type CoverEditor } from '../upload/covers.ts';
import { uploadMessages } from '../upload/messages.ts';

const kind = 'profile';
const key = 'own';

/** Reads the profile again after the author's photo was uploaded: the platform has put it there. */
export const avatarOwner: CoverEditor = {
  kind,
  purpose: 'avatar',
  editAtom: atom(null, (get) => {
    void get(queryClientAtom).invalidateQueries({ queryKey: accountKeys.profile });
  }),
  // There is no save that the photo could be part of.
  expectArrival: () => undefined,
};

/** The author's photo while it is uploading. */
export const avatarUploadAtom = coverUploadAtom({ kind, key });

/** A cropped photo of the author. */
export interface AvatarRequest {
  file: Blob;
  fileName: string;
  /** The text for a failed upload. */
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

/** Cancels a running photo upload, because the photo was removed. */
export const cancelAvatarAtom = atom(null, (get, set) => {
  for (const { id } of get(uploadsOfDraftAtom({ draftKey: key, owner: kind }))) set(cancelUploadAtom, id);
});
