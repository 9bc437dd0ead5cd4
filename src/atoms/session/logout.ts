import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import { logout } from '#api/auth/requests.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { runIntent } from '../run.ts';
import { leaveAtom } from './entering.ts';
import { tellTabs } from './otherTabs.ts';

const messages = defineMessages({
  ru: { notOut: 'Не\u00A0удалось выйти. Вы всё ещё в\u00A0кабинете: попробуйте ещё раз.' },
  en: { notOut: 'Could not sign out. You are still signed in: try again.' },
});

/**
 * Ends the session and removes all private data; other tabs do the same. If the platform could not end it, the author stays signed in and is told.
 */
export const logoutAtom = atom(null, (get, set): Promise<void> => {
  const leave = async () => {
    await logout().catch((error: unknown) => {
      // A session that has already ended is the wanted result.
      if (asApiError(error).status !== 401) throw error;
    });
    tellTabs(null);
    await set(leaveAtom);
  };
  return runIntent(get, set, leave, { text: (language) => messages[language].notOut });
});
