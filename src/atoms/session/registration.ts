import { atom, type Getter, type Setter } from 'jotai';
import { register } from '#api/account/requests.ts';
import { registerRequest, type RegisterRequest } from '#domain/account/schema.ts';
import { asApiError } from '#api/api-error.ts';
import { checkEmail, checkRegistrationCode, login } from '#api/auth/requests.ts';
import { codeRequest, emailRequest, type CodeRequest } from '#domain/auth/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import { defineMessages, pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { isRefused } from '../lostAnswer.ts';
import { languageAtom } from '../ui/language.ts';
import { createForm, timeAfter, type FormRefusal } from './form.ts';
import { enterAtom, startOverAtom } from './entering.ts';
import { tellTabs } from './otherTabs.ts';
import { onLeave } from './private.ts';
import { commonPasswordProblem, weakPassword } from './weakPassword.ts';

const messages = defineMessages({
  ru: {
    taken: 'На\u00A0эту почту уже открыт кабинет. Войдите или смените пароль.',
    code: 'Код не\u00A0подошёл. Проверьте цифры или запросите новый.',
    codes: 'Слишком много неверных кодов. Попробуйте позже.',
    codesUntil: (time: string) => `Слишком много неверных кодов. Следующая попытка в\u00A0${time}.`,
    mailed: 'Письмо уже отправлено. Новое можно запросить чуть позже.',
    lettersUntil: (time: string) => `Слишком много писем. Новое можно запросить после\u00A0${time}.`,
    mailedFor: (sec: number) =>
      `Письмо уже отправлено. Новое можно запросить через ${sec}\u00A0${pluralRu(sec, 'секунду', 'секунды', 'секунд')}.`,
    notMailed: 'Не\u00A0удалось отправить письмо. Попробуйте ещё раз через минуту.',
  },
  en: {
    taken: 'This email has an account already. Sign in or set a new password.',
    code: 'Wrong code. Check the digits or ask for a new one.',
    codes: 'Too many wrong codes. Try again later.',
    codesUntil: (time: string) => `Too many wrong codes. You can try again at ${time}.`,
    mailed: 'The email has been sent already. You can ask for a new one a little later.',
    lettersUntil: (time: string) => `Too many emails. You can ask for a new one after ${time}.`,
    mailedFor: (sec: number) =>
      `The email has been sent already. You can ask for a new one in ${sec}\u00A0${pluralEn(sec, 'second', 'seconds')}.`,
    notMailed: 'The email could not be sent. Try again in a minute.',
  },
});

/** After too many codes: the time of day on this device when the next one is accepted. */
function tooManyCodes(language: Language, sec: number | null): string {
  const { codes, codesUntil } = messages[language];
  return sec === null ? codes : codesUntil(timeAfter(sec, language));
}

/** The platform's pause between two letters to one e-mail, seconds. */
export const letterPauseSec = 60;

/** Why no letter can be sent now: one is on its way, or there were too many. */
function lettersOften(language: Language, sec: number | null): string {
  const { mailed, mailedFor, lettersUntil } = messages[language];
  if (sec === null) return mailed;
  return sec > letterPauseSec ? lettersUntil(timeAfter(sec, language)) : mailedFor(sec);
}

/** The result of an e-mail check: a letter with a code is on its way, or the e-mail is taken. */
export type EmailResult = { status: 'sent' } | { status: 'taken' } | FormRefusal;

const emailForm = createForm({
  check: (given: { email: string }, language) => problemsOf(emailRequest, given, language),
  async send(_get, _set, { email }): Promise<EmailResult> {
    const { available } = await checkEmail(email);
    return { status: available ? 'sent' : 'taken' };
  },
  refusals(language) {
    const { notMailed } = messages[language];
    return {
      messages: { 502: notMailed, 503: notMailed },
      often: (sec) => lettersOften(language, sec),
    };
  },
});

/** Checks that an e-mail is free and has a code mailed to it; a repetition mails a new code. */
export const checkEmailAtom = emailForm.submitAtom;
export const checkingEmailAtom = emailForm.busyAtom;

const codeForm = createForm({
  check: (given: CodeRequest, language) => problemsOf(codeRequest, given, language),
  async send(_get, _set, given): Promise<{ status: 'right' }> {
    await checkRegistrationCode(given);
    return { status: 'right' };
  },
  refusals(language) {
    const { code } = messages[language];
    return {
      fields: { code },
      blamed: { 400: 'code', 404: 'code', 422: 'code' },
      often: (sec) => tooManyCodes(language, sec),
    };
  },
});

/** Checks the code of the letter. */
export const checkCodeAtom = codeForm.submitAtom;
export const checkingCodeAtom = codeForm.busyAtom;

/** The e-mail of a registration whose answer was lost: its account may exist. */
const unheardAtom = atom<string | null>(null);
onLeave((_get, set) => set(unheardAtom, null));

/** Opens an account. If an earlier attempt without an answer has opened it, the password proves that, and the author is signed in. */
async function openOnce(get: Getter, set: Setter, fields: RegisterRequest): Promise<void> {
  try {
    await register(fields);
  } catch (error) {
    const { email, password } = fields;
    if (!isRefused(error)) set(unheardAtom, email);
    if (asApiError(error).status !== 409 || get(unheardAtom) !== email) throw error;
    await login({ email, password }).catch(() => Promise.reject(error));
  }
  set(unheardAtom, null);
}

/** The result of a registration. */
type RegisterResult = { status: 'in' } | FormRefusal;

const registerForm = createForm({
  check: (fields: RegisterRequest, language) => problemsOf(registerRequest, fields, language),
  async send(get, set, fields): Promise<RegisterResult> {
    const problems = await commonPasswordProblem(fields.password, get(languageAtom));
    if (problems !== null) return { status: 'invalid', problems };
    await openOnce(get, set, fields);
    try {
      tellTabs((await set(enterAtom)).id);
    } catch (error) {
      asApiError(error);
      // The account is open: a failure to read its profile is shown by the console, with a retry.
      await set(startOverAtom);
    }
    return { status: 'in' };
  },
  refusals(language) {
    const { taken, code } = messages[language];
    return {
      fields: { email: taken, code, ...weakPassword[language] },
      blamed: { 400: 'code', 409: 'email', 422: 'code' },
      often: (sec) => tooManyCodes(language, sec),
    };
  },
});

/** Opens an account and signs the author in. */
export const registerAtom = registerForm.submitAtom;
