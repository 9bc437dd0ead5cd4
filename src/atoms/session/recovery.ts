import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import { forgotPassword, resetPassword } from '#api/account/requests.ts';
import { asApiError, fieldWords, type ApiError } from '#api/api-error.ts';
import { resetRequest, type ResetRequest } from '#domain/account/schema.ts';
import { emailRequest } from '#domain/auth/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import { now } from '#lib/time/clock.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { typedEmailAtom, passwordChangedAtom } from './betweenScreens.ts';
import { isRefused } from '../lostAnswer.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom } from '../ui/toast.ts';
import { createForm, type FormRefusal } from './form.ts';
import { linkTokenAtom } from './linkToken.ts';
import { onLeave } from './private.ts';
import { commonPasswordProblem, weakPassword } from './weakPassword.ts';

const messages = defineMessages({
  ru: {
    token: 'Ссылка больше не\u00A0действует. Запросите новое письмо.',
    changed: 'Пароль изменён',
    repeat: 'Пароли не\u00A0совпали. Наберите здесь тот\u00A0же.',
  },
  en: {
    token: 'The link does not work any more. Ask for a new email.',
    changed: 'Password changed',
    repeat: 'The passwords differ. Type the same one here.',
  },
});

/** The last requested letter: its recipient and time, ms. */
export const askedLetterAtom = atom<{ email: string; at: number } | null>(null);
onLeave((_get, set) => set(askedLetterAtom, null));

const forgotForm = createForm({
  check: (given: { email: string }, language) => problemsOf(emailRequest, given, language),
  async send(_get, set, { email }): Promise<{ status: 'sent' }> {
    await forgotPassword(email);
    set(askedLetterAtom, { email: email.trim(), at: now() });
    return { status: 'sent' };
  },
  refusals: () => ({}),
});

/** Requests a letter with a password link; the answer does not reveal whether the e-mail exists. */
export const forgotPasswordAtom = forgotForm.submitAtom;
export const askingForLinkAtom = forgotForm.busyAtom;

/** The token of the letter's link. */
export const recoveryTokenAtom = linkTokenAtom('recovery');

/** A new password, typed twice. */
type NewPassword = ResetRequest & { repeat: string };

/** The token of an attempt whose answer was lost: it may have succeeded, and a token works once. */
const unheardAtom = atom<string | null>(null);
onLeave((_get, set) => set(unheardAtom, null));

/** Statuses with which a platform refuses a token, whether it names the field or not. */
const ofToken = [400, 404, 409, 422];
const isOfToken = (error: ApiError, language: Language) =>
  ofToken.includes(error.status) && !('password' in fieldWords(error, language));

/** The result of setting a new password. `perhaps`: the link no longer works, and an earlier attempt had no answer. */
type ResetResult = { status: 'done' } | { status: 'perhaps' } | FormRefusal;

const resetForm = createForm({
  check(given: NewPassword, language) {
    const { token, repeat } = messages[language];
    const problems = problemsOf(resetRequest, given, language);
    if ('token' in problems) return { ...problems, token };
    return given.repeat === given.password || 'password' in problems ? problems : { repeat };
  },
  async send(get, set, { token, password }): Promise<ResetResult> {
    const problems = await commonPasswordProblem(password, get(languageAtom));
    if (problems !== null) return { status: 'invalid', problems };
    try {
      await resetPassword({ token, password });
    } catch (error) {
      if (!isRefused(error)) set(unheardAtom, token);
      else if (isOfToken(asApiError(error), get(languageAtom)) && get(unheardAtom) === token)
        return { status: 'perhaps' };
      throw error;
    }
    set(typedEmailAtom, get(askedLetterAtom)?.email ?? get(typedEmailAtom));
    set(askedLetterAtom, null);
    set(recoveryTokenAtom, null);
    set(passwordChangedAtom, true);
    // The current session may have ended: this must be known before the login screen asks.
    const client = get(queryClientAtom);
    await client.refetchQueries({ queryKey: accountKeys.profile });
    if (client.getQueryData(accountKeys.profile))
      set(showToastAtom, { kind: 'success', description: messages[get(languageAtom)].changed });
    return { status: 'done' };
  },
  refusals(language) {
    const { token } = messages[language];
    return {
      fields: { token, ...weakPassword[language] },
      blamed: Object.fromEntries(ofToken.map((status) => [status, 'token'])),
    };
  },
});

/** Sets a new password with the token of the letter; every session of the author ends. */
export const resetPasswordAtom = resetForm.submitAtom;
export const resettingPasswordAtom = resetForm.busyAtom;
