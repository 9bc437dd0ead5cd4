import { atom, type Setter } from 'jotai';
import * as v from 'valibot';
import { newPassword } from '#domain/account/schema.ts';
import { handled } from '#api/api-error.ts';
import { registrationCode } from '#domain/auth/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import { now } from '#lib/time/clock.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../ui/language.ts';
import { sharedAtom } from '../ui/shared.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { typedEmailAtom } from './betweenScreens.ts';
import { invitationAtom } from './linkToken.ts';
import { onLeave } from './private.ts';
import {
  checkCodeAtom,
  checkEmailAtom,
  letterPauseSec,
  registerAtom,
  type EmailResult,
} from './registration.ts';
import { codeRefusal, codeWindowMs } from './codeTries.ts';
import { commonPasswordProblem } from './weakPassword.ts';
import type { Problems } from '#domain/plain-problems.ts';

const messages = defineMessages({
  ru: { noPhoto: 'Кабинет открыт, но фото не\u00A0сохранилось. Добавьте его в\u00A0профиле.' },
  en: { noPhoto: 'Your account is open, but the photo was not kept. Add it in your profile.' },
});

/** How long an unfinished registration is stored on the device, ms. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const pauseMs = letterPauseSec * 1000;

const percent = v.number();

/** A running registration, without the password, which is never stored. */
const draftSchema = v.object({
  /** The e-mail that a code was mailed to; empty before. */
  email: v.string(),
  /** When the last letter was requested, ms. */
  sentAt: v.number(),
  /** The confirmed code; empty before. */
  code: v.string(),
  /** The times of wrong codes, ms: after too many the platform accepts none for a while. */
  wrongAt: v.optional(v.array(v.number()), []),
  /** The fields of step two. */
  about: v.object({
    firstName: v.string(),
    lastName: v.string(),
    /** null until the author has chosen one: it is guessed. */
    country: v.nullable(v.string()),
    timezone: v.nullable(v.string()),
    headline: v.string(),
    bio: v.string(),
  }),
  /** The crop of the photo for the avatar, in percent. */
  area: v.nullable(v.object({ x: percent, y: percent, width: percent, height: percent })),
  editedAt: v.number(),
});
type RegistrationDraft = v.InferOutput<typeof draftSchema>;
export type RegistrationAbout = RegistrationDraft['about'];

const none: RegistrationDraft = {
  email: '',
  sentAt: 0,
  code: '',
  wrongAt: [],
  about: { firstName: '', lastName: '', country: null, timezone: null, headline: '', bio: '' },
  area: null,
  editedAt: 0,
};

// In storage that all tabs share and follow: together they make one registration.
const keptAtom = sharedAtom('registration', none, draftSchema);
const photoKeptAtom = sharedAtom<string | null>('registration-photo', null, v.nullable(v.string()));

const isOver = ({ editedAt }: RegistrationDraft) => editedAt + lifetimeMs < now();

/** The running registration on this device. */
export const registrationDraftAtom = atom((get): RegistrationDraft => {
  const kept = get(keptAtom);
  return isOver(kept) ? none : kept;
});

const patchAtom = atom(null, (get, set, patch: Partial<RegistrationDraft>) => {
  // A new registration does not keep the photo of an earlier one.
  if (get(registrationDraftAtom) === none) set(photoKeptAtom, null);
  set(keptAtom, { ...get(registrationDraftAtom), ...patch, editedAt: now() });
});

/** The author's photo as a `data:` address. Setting it replaces the previous one with its crop. */
export const registrationPhotoAtom = atom(
  (get) => (isOver(get(keptAtom)) ? null : get(photoKeptAtom)),
  (_get, set, photo: string | null) => {
    set(patchAtom, { area: null });
    set(photoKeptAtom, photo);
  },
);

/** The password between the steps: only in memory, lost with the page. */
export const chosenPasswordAtom = atom('');
onLeave((_get, set) => set(chosenPasswordAtom, ''));

const passwordSchema = v.object({ password: newPassword });

/** The problems of the chosen password, before step two is filled in; empty if there are none. */
export const choosePasswordAtom = atom(null, async (get): Promise<Problems> => {
  const password = get(chosenPasswordAtom);
  const problems = problemsOf(passwordSchema, { password }, get(languageAtom));
  if ('password' in problems) return problems;
  return (await commonPasswordProblem(password, get(languageAtom))) ?? {};
});

const clear = (set: Setter) => {
  set(keptAtom, none);
  set(photoKeptAtom, null);
  set(chosenPasswordAtom, '');
};

/** Changes fields of step two. */
export const describeAuthorAtom = atom(null, (get, set, patch: Partial<RegistrationAbout>) =>
  set(patchAtom, { about: { ...get(registrationDraftAtom).about, ...patch } }),
);

/** Invisible differences of crops, percent. */
const sameWithin = 0.1;

const isSameArea = (one: RegistrationDraft['area'], other: RegistrationDraft['area']) =>
  one === null || other === null
    ? one === other
    : (['x', 'y', 'width', 'height'] as const).every(
        (side) => Math.abs(one[side] - other[side]) <= sameWithin,
      );

/**
 * Stores the crop of the avatar. Crop dialogs also report it when they open, in any tab. An unchanged crop is not written: a tab that does not know
 * yet that the account is open would otherwise restore the registration.
 */
export const cropPhotoAtom = atom(null, (get, set, area: RegistrationDraft['area']) => {
  if (!isSameArea(get(registrationDraftAtom).area, area)) set(patchAtom, { area });
});

/** Confirms an e-mail by an invitation, without a letter; undefined without a valid one. */
const proveByInvitationAtom = atom(
  null,
  async (get, set, email: string): Promise<EmailResult | undefined> => {
    const code = get(invitationAtom);
    if (code === null) return undefined;
    const result = await set(checkCodeAtom, { email, code });
    if (result.status === 'right') {
      set(patchAtom, { email, sentAt: 0, code, wrongAt: [] });
      return { status: 'sent' };
    }
    if (result.status === 'refused' || 'email' in result.problems) return result;
    set(invitationAtom, null);
    return undefined;
  },
);

/**
 * Has a code mailed to an e-mail, unless an invitation makes that unnecessary. If one was mailed within the last minute, here or in another tab,
 * nothing is requested, and the result is the same.
 */
export const askForCodeAtom = atom(null, async (get, set, given: string): Promise<EmailResult> => {
  const email = given.trim().toLowerCase();
  const invited = await set(proveByInvitationAtom, email);
  if (invited !== undefined) return invited;
  const draft = get(registrationDraftAtom);
  const waits = draft.email === email && draft.sentAt + pauseMs > now();
  if (waits) return { status: 'sent' };
  const result = await set(checkEmailAtom, { email });
  const early =
    result.status === 'refused' && result.retryAfterSec !== null && result.retryAfterSec * 1000 <= pauseMs
      ? result.retryAfterSec * 1000
      : null;
  if (result.status !== 'sent' && early === null) return result;
  const sentAt = now() - (early === null ? 0 : pauseMs - early);
  // A new letter does not reset the attempts.
  set(patchAtom, { email, sentAt, code: '', ...(email !== draft.email && { wrongAt: [] }) });
  return { status: 'sent' };
});

/** Checks the code of the letter, and stores a right one. After a wrong one the author is told the remaining attempts. */
export const proveCodeAtom = atom(null, async (get, set, code: string) => {
  const { email } = get(registrationDraftAtom);
  const result = await set(checkCodeAtom, { email, code });
  if (result.status === 'right') set(patchAtom, { code, wrongAt: [] });
  // An invalid code was never sent.
  if (result.status !== 'invalid' || !v.is(registrationCode, code)) return result;
  const wrongAt = [...get(registrationDraftAtom).wrongAt.filter((at) => at + codeWindowMs > now()), now()];
  set(patchAtom, { wrongAt });
  return { ...result, problems: { ...result.problems, code: codeRefusal(wrongAt, get(languageAtom)) } };
});

/**
 * Opens the account with all fields. On success the registration is removed from the device. The photo goes to the upload queue; a failure of that is
 * reported, because the account is open all the same.
 */
export const openAccountAtom = atom(null, async (get, set, given: { about: object; avatar: Blob | null }) => {
  const { email, code, about } = get(registrationDraftAtom);
  // The queue loads while the account is opened; a registration without a photo does not need it.
  const queue = given.avatar && import('../account/avatar.ts').catch(() => null);
  const result = await set(registerAtom, {
    ...about,
    ...given.about,
    email,
    code,
    password: get(chosenPasswordAtom),
  });
  // Login and recovery, which are offered then, know the e-mail.
  if (result.status === 'invalid' && 'email' in result.problems) set(typedEmailAtom, email);
  if (result.status !== 'in') return result;
  set(invitationAtom, null);
  if (given.avatar !== null) {
    const notUploaded = (language: Language) => messages[language].noPhoto;
    const photos = await queue;
    if (photos === null) set(showErrorAtom, notUploaded(get(languageAtom)));
    else
      void handled(set(photos.uploadAvatarAtom, { file: given.avatar, fileName: 'avatar.jpg', notUploaded }));
  }
  clear(set);
  return result;
});
