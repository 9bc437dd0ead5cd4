import type { Author } from '#api/account/profile.ts';
import { login } from '#api/auth/requests.ts';
import { loginRequest } from '#domain/auth/schema.ts';
import { plainProblemsOf } from '#domain/plain-problems.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { enterAtom } from './entering.ts';
import { createForm, type FormRefusal } from './form.ts';
import { tellTabs } from './otherTabs.ts';

const messages = defineMessages({
  ru: { wrong: 'Неверная почта или пароль' },
  en: { wrong: 'Wrong email or password' },
});

/** The result of a login. `refused` has a text for the form. */
type LoginResult = { status: 'in'; author: Author } | FormRefusal;

const form = createForm({
  check: (credentials: { email: string; password: string }, language) =>
    plainProblemsOf(loginRequest, credentials, language),
  async send(_get, set, credentials): Promise<LoginResult> {
    await login(credentials);
    const author = await set(enterAtom);
    tellTabs(author.id);
    return { status: 'in', author };
  },
  refusals: (language) => {
    const { wrong } = messages[language];
    return { messages: { 400: wrong, 401: wrong, 403: wrong } };
  },
});

/** Begins a session and reads the author. Returns refusals, for the form to show. */
export const loginAtom = form.submitAtom;

/** Whether a login is running. */
export const loggingInAtom = form.busyAtom;
