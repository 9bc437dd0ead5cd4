import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { accountKeys } from '#api/account/queries.ts';
import { register, registerAvatar } from '#api/account/requests.ts';
import { maxAvatarSize, registerRequest, type RegisterRequest } from '#api/account/schema.ts';
import { asApiError } from '#api/api-error.ts';
import { checkEmail, checkRegistrationCode } from '#api/auth/requests.ts';
import { codeRequest, emailRequest, type CodeRequest } from '#api/auth/schema.ts';
import { problemsOf, type Problems } from '#api/problems.ts';
import { now } from '#lib/clock.ts';
import { formatTime } from '#lib/dates.ts';
import { defineMessages, pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { createForm, type FormRefusal } from './form.ts';
import { enterAtom, startOverAtom } from './entering.ts';
import { tellTabs } from './otherTabs.ts';
import { weakPassword } from './weakPassword.ts';

const messages = defineMessages({
  ru: {
    taken: 'На\u00A0эту почту уже открыт кабинет. Войдите или смените пароль.',
    code: 'Код не\u00A0подошёл. Проверьте цифры или запросите новый.',
    codes: 'Слишком много неверных кодов. Попробуйте позже.',
    codesUntil: (time: string) => `Слишком много неверных кодов. Следующая попытка в\u00A0${time}.`,
    mailed: 'Письмо уже отправлено. Новое можно запросить чуть позже.',
    mailedFor: (sec: number) =>
      `Письмо уже отправлено. Новое можно запросить через ${sec}\u00A0${pluralRu(sec, 'секунду', 'секунды', 'секунд')}.`,
    notMailed: 'Не\u00A0удалось отправить письмо. Попробуйте ещё раз через минуту.',
    image: 'Нужна картинка JPG, PNG или WebP до\u00A020\u00A0МБ и\u00A040\u00A0мегапикселей',
  },
  en: {
    taken: 'This email has an account already. Sign in or set a new password.',
    code: 'The code is not right. Check the digits or ask for a new one.',
    codes: 'Too many wrong codes. Try again later.',
    codesUntil: (time: string) => `Too many wrong codes. You can try again at ${time}.`,
    mailed: 'The letter has been sent already. You can ask for a new one a little later.',
    mailedFor: (sec: number) =>
      `The letter has been sent already. You can ask for a new one in ${sec}\u00A0${pluralEn(sec, 'second', 'seconds')}.`,
    notMailed: 'The letter could not be sent. Try again in a minute.',
    image: 'Choose a JPG, PNG or WebP picture of up to 20\u00A0MB and 40\u00A0megapixels',
  },
});

/** After too many codes: the time of day, by this device, from which another one is looked at. */
function tooManyCodes(language: Language, sec: number | null): string {
  const { codes, codesUntil } = messages[language];
  if (sec === null) return codes;
  const minute = 60_000;
  const until = Math.ceil((now() + sec * 1000) / minute) * minute;
  return codesUntil(formatTime(new Date(until).toISOString(), null, language));
}

/** What a check of an e-mail came to: a letter with a code is on its way, or somebody has the e-mail. */
export type EmailResult = { status: 'sent' } | { status: 'taken' } | FormRefusal;

const emailForm = createForm({
  check: (given: { email: string }, language) => problemsOf(emailRequest, given, language),
  async send(_get, _set, { email }): Promise<EmailResult> {
    const { available } = await checkEmail(email);
    return { status: available ? 'sent' : 'taken' };
  },
  refusals(language) {
    const { notMailed, mailed, mailedFor } = messages[language];
    return {
      messages: { 502: notMailed, 503: notMailed },
      often: (sec) => (sec === null ? mailed : mailedFor(sec)),
    };
  },
});

/** Checks that an e-mail is free and has a code mailed to it; asked again, a new code. */
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

/** A picture of the author. */
export interface Picture {
  file: Blob;
  /** The file's own name by default. */
  fileName?: string;
}

function pictureProblems({ file }: Picture, language: Language): Problems {
  return file.size > maxAvatarSize ? { image: messages[language].image } : {};
}

const avatarForm = createForm({
  check: pictureProblems,
  async send(_get, _set, picture: Picture): Promise<{ status: 'kept' }> {
    await registerAvatar(picture);
    return { status: 'kept' };
  },
  refusals(language) {
    const { image } = messages[language];
    return { fields: { image }, blamed: { 400: 'image', 413: 'image' } };
  },
});

/** Uploads the avatar of the signed-in author, whose profile is then read again. */
export const registerAvatarAtom = atom(null, async (get, set, picture: Picture) => {
  const result = await set(avatarForm.submitAtom, picture);
  if (result.status === 'kept')
    await get(queryClientAtom).invalidateQueries({ queryKey: accountKeys.profile });
  return result;
});
export const uploadingAvatarAtom = avatarForm.busyAtom;

/** A registration: the fields of all steps, and a picture where the author chose one. */
export interface Registration {
  fields: RegisterRequest;
  avatar?: Picture;
}

/** What a registration came to. `avatar` says why the picture was not kept: the account is open all the same. */
export type RegisterResult = { status: 'in'; avatar: FormRefusal | null } | FormRefusal;

const registerForm = createForm({
  check: ({ fields, avatar }: Registration, language) => ({
    ...problemsOf(registerRequest, fields, language),
    ...(avatar && pictureProblems(avatar, language)),
  }),
  async send(_get, set, { fields, avatar }): Promise<RegisterResult> {
    await register(fields);
    // The picture goes before the console opens, which takes the screen of the registration away.
    const kept = avatar ? await set(avatarForm.submitAtom, avatar) : null;
    try {
      tellTabs((await set(enterAtom)).id);
    } catch (error) {
      asApiError(error);
      // The account is open all the same: that its profile cannot be read is the console's to tell, with a retry.
      await set(startOverAtom);
    }
    return { status: 'in', avatar: kept === null || kept.status === 'kept' ? null : kept };
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
export const registeringAtom = registerForm.busyAtom;
