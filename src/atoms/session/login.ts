import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { readProfile } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import type { Author } from '#api/account/profile.ts';
import { asApiError } from '#api/api-error.ts';
import { login, logout } from '#api/auth/requests.ts';
import { loginRequest } from '#api/auth/schema.ts';
import { plainProblemsOf } from '#api/plain-problems.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createRunner } from '../run.ts';
import { createForm, type FormRefusal } from './form.ts';
import { forgetPrivateAtom, goOnAtom } from './private.ts';
import { endedAuthorAtom } from './session.ts';

const messages = defineMessages({
  ru: {
    wrong: 'Неверная почта или пароль',
    notOut: 'Не\u00A0удалось выйти. Вы всё ещё в\u00A0кабинете: попробуйте ещё раз.',
  },
  en: {
    wrong: 'Wrong email or password',
    notOut: 'Could not sign out. You are still signed in: try again.',
  },
});

/** What a login came to. `refused` carries a text for the form. */
export type LoginResult = { status: 'in'; author: Author } | FormRefusal;

const logoutRunner = createRunner();

/** Whether a logout is under way. */
export const loggingOutAtom = logoutRunner.busyAtom;

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
 * Reads the author whose session has just begun. After a session that ended by itself the work in memory is kept for the
 * same author, and dropped when another one signs in.
 */
export const enterAtom = atom(null, async (get, set): Promise<Author> => {
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
  return author;
});

/** Forgets whoever worked here before, and reads the author from the start: the state is loading, then failed with a retry. */
export const startOverAtom = atom(null, async (get, set): Promise<void> => {
  set(clearAtom);
  set(endedAuthorAtom, null);
  await get(queryClientAtom).resetQueries({ queryKey: accountKeys.profile });
});

const form = createForm({
  check: (credentials: { email: string; password: string }, language) =>
    plainProblemsOf(loginRequest, credentials, language),
  async send(_get, set, credentials): Promise<LoginResult> {
    await login(credentials);
    return { status: 'in', author: await set(enterAtom) };
  },
  refusals: (language) => {
    const { wrong } = messages[language];
    return { messages: { 400: wrong, 401: wrong, 403: wrong } };
  },
});

/** Begins a session and reads the author. Refusals are answered, for the form to show. */
export const loginAtom = form.submitAtom;

/** Whether a login is under way. */
export const loggingInAtom = form.busyAtom;

/** Ends the session, and forgets all that is private. When the platform could not end it, the author stays in and is told. */
export const logoutAtom = atom(null, (get, set): Promise<void> => {
  const leave = async () => {
    await logout().catch((error: unknown) => {
      // A session that has ended already is what was asked for.
      if (asApiError(error).status !== 401) throw error;
    });
    const client = get(queryClientAtom);
    await client.cancelQueries();
    client.setQueryData(accountKeys.profile, null);
    set(clearAtom);
    set(endedAuthorAtom, null);
  };
  return logoutRunner.run(get, set, leave, { text: (language) => messages[language].notOut });
});
