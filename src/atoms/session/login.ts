import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { readProfile } from '#api/account/requests.ts';
import { accountKeys } from '#api/account/queries.ts';
import type { Author } from '#api/account/schema.ts';
import { asApiError, errorText, type ApiError } from '#api/api-error.ts';
import { login, logout } from '#api/auth/requests.ts';
import { loginRequest } from '#api/auth/schema.ts';
import { problemsOf, type Problems } from '#api/problems.ts';
import { defineMessages, pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { forgetPrivateAtom, goOnAtom } from './private.ts';
import { endedAuthorAtom } from './session.ts';

const messages = defineMessages({
  ru: {
    wrong: 'Неверная почта или пароль',
    often: 'Слишком много попыток. Попробуйте позже.',
    oftenFor: (minutes: number) =>
      `Слишком много попыток. Подождите ${minutes}\u00A0${pluralRu(minutes, 'минуту', 'минуты', 'минут')} и\u00A0попробуйте снова.`,
    notOut: 'Не\u00A0удалось выйти. Вы всё ещё в\u00A0кабинете: попробуйте ещё раз.',
  },
  en: {
    wrong: 'Wrong email or password',
    often: 'Too many tries. Try again later.',
    oftenFor: (minutes: number) =>
      `Too many tries. Wait ${minutes}\u00A0${pluralEn(minutes, 'minute', 'minutes')} and try again.`,
    notOut: 'Could not sign out. You are still signed in: try again.',
  },
});

/** What a login came to. `refused` carries a text for the form. */
export type LoginResult =
  | { status: 'in'; author: Author }
  | { status: 'invalid'; problems: Problems }
  | { status: 'refused'; message: string; retryAfterSec: number | null };

function refusal(error: ApiError, language: Language): LoginResult {
  const texts = messages[language];
  const { status, retryAfter } = error;
  if (status === 400 || status === 401 || status === 403)
    return { status: 'refused', message: texts.wrong, retryAfterSec: null };
  if (status !== 429) return { status: 'refused', message: errorText(error, language), retryAfterSec: null };
  const message = retryAfter === null ? texts.often : texts.oftenFor(Math.max(1, Math.ceil(retryAfter / 60)));
  return { status: 'refused', message, retryAfterSec: retryAfter };
}

const loginBusyAtom = atom(false);
const logoutBusyAtom = atom(false);

/** Whether a login is under way. */
export const loggingInAtom = atom((get) => get(loginBusyAtom));

/** Whether a logout is under way. */
export const loggingOutAtom = atom((get) => get(logoutBusyAtom));

const isProfile = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === accountKeys.profile[0];

/** Drops everything that was read or done by the author who leaves. */
const clearAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  set(forgetPrivateAtom);
  client.getMutationCache().clear();
  client.removeQueries({ predicate: (query) => !isProfile(query) });
});

/** The author whose work this page holds. */
const keptAuthor = (get: Getter) =>
  get(queryClientAtom).getQueryData<Author | null>(accountKeys.profile)?.id ?? get(endedAuthorAtom);

/**
 * Begins a session and reads the author. After a session that ended by itself the work in memory is kept for the same
 * author, and dropped when another one signs in. Refusals are answered, for the form to show.
 */
export const loginAtom = atom(
  null,
  async (get, set, credentials: { email: string; password: string }): Promise<LoginResult> => {
    const language = get(languageAtom);
    const problems = problemsOf(loginRequest, credentials, language);
    if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
    set(loginBusyAtom, true);
    try {
      await login(credentials);
      const author = await readProfile();
      const client = get(queryClientAtom);
      const returns = keptAuthor(get) === author.id;
      if (!returns) set(clearAtom);
      set(endedAuthorAtom, null);
      await client.cancelQueries({ queryKey: accountKeys.profile });
      client.setQueryData(accountKeys.profile, author);
      if (returns) {
        void client.invalidateQueries({ predicate: (query) => !isProfile(query) });
        set(goOnAtom);
      }
      return { status: 'in', author };
    } catch (error) {
      return refusal(asApiError(error), language);
    } finally {
      set(loginBusyAtom, false);
    }
  },
);

/** Ends the session, and forgets all that is private. When the platform could not end it, the author stays in and is told. */
export const logoutAtom = atom(null, async (get, set): Promise<void> => {
  set(logoutBusyAtom, true);
  try {
    await logout().catch((error: unknown) => {
      // A session that has ended already is what was asked for.
      if (asApiError(error).status !== 401) throw error;
    });
    const client = get(queryClientAtom);
    await client.cancelQueries();
    client.setQueryData(accountKeys.profile, null);
    set(clearAtom);
    set(endedAuthorAtom, null);
  } catch (error) {
    set(showErrorAtom, messages[get(languageAtom)].notOut);
    throw error;
  } finally {
    set(logoutBusyAtom, false);
  }
});
