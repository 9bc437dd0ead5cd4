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
 * Saves what the author changed of themselves, together with the fields that this console does not know, as they came. The
 * author is then read again, answered and told of the success, with the means to take it back where there is one. Wrong
 * fields are in the thrown error.
 */
export const updateProfileAtom = atom(
  null,
  (get, set, changes: Partial<AuthorInput>, undo?: ToastAction): Promise<Author> => {
    const client = get(queryClientAtom);
    const save = async () => {
      // All of it travels: what another device has saved meanwhile must not be put back.
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

/** Uploads a new photo of the author, which counts at once; why it could not be is told beside it (`avatarUploadAtom`). */
export const changeAvatarAtom = atom(null, async (_get, set, file: Blob): Promise<void> => {
  await set(uploadAvatarAtom, { file, fileName: 'avatar.jpg' });
  set(tellAtom);
});
