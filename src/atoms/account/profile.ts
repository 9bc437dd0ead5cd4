import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import { readProfile } from '#api/account/profile.ts';
import { updateProfile } from '#api/account/requests.ts';
import type { Author } from '#api/account/profile.ts';
import type { AuthorInput } from '#domain/account/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { runIntent, type Failure } from '../run.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom, type ToastAction } from '../ui/toast.ts';
import { uploadAvatarAtom } from './avatar.ts';

const messages = defineMessages({
  ru: {
    updated: 'Данные пользователя обновлены',
    notUpdated: 'Не удалось обновить данные пользователя',
  },
  en: {
    updated: 'User data updated',
    notUpdated: 'Failed to update the user data',
  },
});

const failure: Failure = { text: (language) => messages[language].notUpdated };

/** Reads the author again: what another device saved meanwhile is seen before it is overwritten. */
export const refreshProfileAtom = atom(null, (get, set): Promise<Author> => {
  const client = get(queryClientAtom);
  const refresh = async () => {
    await client.cancelQueries({ queryKey: accountKeys.profile });
    const author = await readProfile();
    client.setQueryData(accountKeys.profile, author);
    return author;
  };
  return runIntent(get, set, refresh, failure);
});

const tellAtom = atom(null, (get, set, action?: ToastAction) => {
  const description = messages[get(languageAtom)].updated;
  set(showToastAtom, { kind: 'success', description, ...(action && { action }) });
});

/**
 * Saves the author's changes together with unknown fields, unchanged. The profile is then read again and returned, and the author is told of the
 * success, with an undo if there is one. The thrown error has wrong fields.
 */
export const updateProfileAtom = atom(
  null,
  (get, set, changes: Partial<AuthorInput>, undo?: ToastAction): Promise<Author> => {
    const client = get(queryClientAtom);
    const save = async () => {
      // The whole profile is sent, so it is read first: otherwise changes from another device would be reverted.
      await updateProfile({ ...(await readProfile()), ...changes });
      await client.cancelQueries({ queryKey: accountKeys.profile });
      const author = await readProfile();
      client.setQueryData(accountKeys.profile, author);
      set(tellAtom, undo);
      return author;
    };
    return runIntent(get, set, save, failure);
  },
);

/** Uploads a new photo of the author, which takes effect at once; `avatarUploadAtom` has the reason of a failure. */
export const changeAvatarAtom = atom(null, async (_get, set, file: Blob): Promise<void> => {
  await set(uploadAvatarAtom, { file, fileName: 'avatar.jpg' });
  set(tellAtom);
});
