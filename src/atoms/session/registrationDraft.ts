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
import { typedEmailAtom } from './carried.ts';
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

/** How long a registration that nobody goes on with is kept on the device, ms. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const pauseMs = letterPauseSec * 1000;

const percent = v.number();

/** A registration under way, without the password, which is never written down. */
const draftSchema = v.object({
  /** The e-mail that a code was mailed to; empty before that. */
  email: v.string(),
  /** When the last letter was asked for, ms. */
  sentAt: v.number(),
  /** The code that the platform found right; empty before that. */
  code: v.string(),
  /** When codes were found wrong, ms: the platform looks at so many of them and then at none for a while. */
  wrongAt: v.optional(v.array(v.number()), []),
  /** The fields of step two. */
  about: v.object({
    firstName: v.string(),
    lastName: v.string(),
    /** null as long as the author has not chosen one: it is guessed. */
    country: v.nullable(v.string()),
    timezone: v.nullable(v.string()),
    headline: v.string(),
    bio: v.string(),
  }),
  /** The part of the photo that becomes the avatar, in percent. */
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

// In storage that all tabs share and follow: they are steps of one registration, wherever they stand.
const keptAtom = sharedAtom('registration', none, draftSchema);
const photoKeptAtom = sharedAtom<string | null>('registration-photo', null, v.nullable(v.string()));

const isOver = ({ editedAt }: RegistrationDraft) => editedAt + lifetimeMs < now();

/** The registration under way on this device. */
export const registrationDraftAtom = atom((get): RegistrationDraft => {
  const kept = get(keptAtom);
  return isOver(kept) ? none : kept;
});

const patchAtom = atom(null, (get, set, patch: Partial<RegistrationDraft>) => {
  // Whoever begins anew does so without the photo of an earlier registration.
  if (get(registrationDraftAtom) === none) set(photoKeptAtom, null);
  set(keptAtom, { ...get(registrationDraftAtom), ...patch, editedAt: now() });
});

/** The photo of the author as a `data:` address. What is set takes the place of the former one, crop and all. */
export const registrationPhotoAtom = atom(
  (get) => (isOver(get(keptAtom)) ? null : get(photoKeptAtom)),
  (_get, set, photo: string | null) => {
    set(patchAtom, { area: null });
    set(photoKeptAtom, photo);
  },
);

/** The password on its way from step to step: in memory only, gone with the page. */
export const chosenPasswordAtom = atom('');
onLeave((_get, set) => set(chosenPasswordAtom, ''));

const passwordSchema = v.object({ password: newPassword });

/** What is wrong with the chosen password, before anything of step two is written; no keys where nothing is. */
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

/** Parts that no eye could tell apart, percent. */
const sameWithin = 0.1;

const isSameArea = (one: RegistrationDraft['area'], other: RegistrationDraft['area']) =>
  one === null || other === null
    ? one === other
    : (['x', 'y', 'width', 'height'] as const).every(
        (side) => Math.abs(one[side] - other[side]) <= sameWithin,
      );

/**
 * Keeps the part of the photo that becomes the avatar. A crop tells it as it opens too, in any tab: what is known already is not written
 * again, or a tab that has not heard yet that the account is open would bring the registration back.
 */
export const cropPhotoAtom = atom(null, (get, set, area: RegistrationDraft['area']) => {
  if (!isSameArea(get(registrationDraftAtom).area, area)) set(patchAtom, { area });
});

/** Proves an e-mail by an invitation, without a letter; undefined where there is none, or none that holds. */
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
 * Has a code mailed to an e-mail, where no invitation does without. One that has been mailed within the minute, here or in another tab, is on its way still: then
 * nothing is asked for, and the answer is the same.
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
  // A new letter gives no new tries.
  set(patchAtom, { email, sentAt, code: '', ...(email !== draft.email && { wrongAt: [] }) });
  return { status: 'sent' };
});

/** Checks the code of the letter, and keeps one that is right. Of a wrong one it is told how many tries are left. */
export const proveCodeAtom = atom(null, async (get, set, code: string) => {
  const { email } = get(registrationDraftAtom);
  const result = await set(checkCodeAtom, { email, code });
  if (result.status === 'right') set(patchAtom, { code, wrongAt: [] });
  // What is no code at all never got there.
  if (result.status !== 'invalid' || !v.is(registrationCode, code)) return result;
  const wrongAt = [...get(registrationDraftAtom).wrongAt.filter((at) => at + codeWindowMs > now()), now()];
  set(patchAtom, { wrongAt });
  return { ...result, problems: { ...result.problems, code: codeRefusal(wrongAt, get(languageAtom)) } };
});

/**
 * Opens the account with all that was given. On success nothing of the registration stays on the device: the photo goes to the
 * queue of uploads, and one that is not kept is told of, since the account is open all the same.
 */
export const openAccountAtom = atom(null, async (get, set, given: { about: object; avatar: Blob | null }) => {
  const { email, code, about } = get(registrationDraftAtom);
  // The queue comes while the account is opened; a registration without a photo goes without it.
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
