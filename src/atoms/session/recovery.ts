import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import { forgotPassword, resetPassword } from '#api/account/requests.ts';
import { resetRequest, type ResetRequest } from '#api/account/schema.ts';
import { emailRequest } from '#api/auth/schema.ts';
import { problemsOf } from '#api/problems.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createForm } from './form.ts';
import { weakPassword } from './weakPassword.ts';

const messages = defineMessages({
  ru: {
    token: 'Ссылка больше не\u00A0действует. Запросите новое письмо.',
  },
  en: {
    token: 'The link does not work any more. Ask for a new letter.',
  },
});

const forgotForm = createForm({
  check: (given: { email: string }, language) => problemsOf(emailRequest, given, language),
  async send(_get, _set, { email }): Promise<{ status: 'sent' }> {
    await forgotPassword(email);
    return { status: 'sent' };
  },
  refusals: () => ({}),
});

/** Asks for a letter with a link to a new password; nobody learns whether anybody has the e-mail. */
export const forgotPasswordAtom = forgotForm.submitAtom;
export const askingForLinkAtom = forgotForm.busyAtom;

const resetForm = createForm({
  check(given: ResetRequest, language) {
    const problems = problemsOf(resetRequest, given, language);
    return 'token' in problems ? { ...problems, token: messages[language].token } : problems;
  },
  async send(get, _set, given): Promise<{ status: 'done' }> {
    await resetPassword(given);
    // Whoever was signed in here is so no more.
    await get(queryClientAtom).invalidateQueries({ queryKey: accountKeys.profile });
    return { status: 'done' };
  },
  refusals(language) {
    const { token } = messages[language];
    return {
      fields: { token, ...weakPassword[language] },
      blamed: { 400: 'token', 404: 'token', 409: 'token', 422: 'token' },
    };
  },
});

/** Sets a new password by the token of the letter; every session of the author ends. */
export const resetPasswordAtom = resetForm.submitAtom;
export const resettingPasswordAtom = resetForm.busyAtom;
