import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import { readProfile } from '#api/account/profile.ts';
import { updateProfile } from '#api/account/requests.ts';
import type { Author } from '#api/account/profile.ts';
import type { AuthorInput } from '#api/account/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createRunner } from '../run.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom } from '../ui/toast.ts';

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

const runner = createRunner();

/** Whether the author's data are being saved. */
export const updatingProfileAtom = runner.busyAtom;

/**
 * Saves what the author changed of themselves, together with the fields that this console does not know, as they came. The
 * author is then read again, answered and told of the success. Wrong fields are in the thrown error.
 */
export const updateProfileAtom = atom(null, (get, set, changes: Partial<AuthorInput>): Promise<Author> => {
  const client = get(queryClientAtom);
  const save = async () => {
    const before = client.getQueryData<Author | null>(accountKeys.profile) ?? (await readProfile());
    await updateProfile({ ...before, ...changes });
    await client.cancelQueries({ queryKey: accountKeys.profile });
    const author = await readProfile();
    client.setQueryData(accountKeys.profile, author);
    set(showToastAtom, { kind: 'success', description: messages[get(languageAtom)].updated });
    return author;
  };
  return runner.run(get, set, save, { text: (language) => messages[language].notUpdated });
});
