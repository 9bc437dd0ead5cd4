import * as v from 'valibot';
import { email, registrationCode } from '../auth/schema.ts';
import { timeZone } from '../content/schema.ts';
import { id, maybe, text } from '../wire.ts';

/** Largest avatar, bytes. */
export const maxAvatarSize = 20 * 1024 * 1024;

/** A first or last name: 2–50 characters. */
const personName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(50));

/** A new password: at least 8 characters. The platform also refuses the most common ones. */
export const newPassword = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** Networks that the profile offers; unknown ones are kept as they are. */
export const socialNetworks = ['telegram', 'vk', 'youtube', 'rutube', 'dzen'] as const;

/** Notifications that an author can get by mail. One that the platform does not name is on; unknown ones are kept as they are. */
export const notificationKinds = ['moderation', 'requests', 'sales', 'webinars'] as const;

const isPhone = (phone: string) => phone === '' || /^\+?[\d\s()-]{5,}$/.test(phone);
const isSite = (site: string) => site === '' || (/^https:\/\/\S+$/.test(site) && URL.canParse(site));

const areShort = (names: Record<string, unknown>) =>
  Object.values(names).every((name) => name === null || (typeof name === 'string' && name.length <= 300));

/** Settings that the console does not know may be anything, but they must be small. */
const areSmall = (values: Record<string, unknown>) =>
  Object.values(values).every((value) => JSON.stringify(value).length <= 300);

const key = v.pipe(v.string(), v.maxLength(100));

/** The profile fields that an author edits, also at the registration. */
const aboutAuthor = {
  firstName: personName,
  lastName: personName,
  headline: maybe(text(80)),
  bio: maybe(text(2000)),
  country: maybe(text(2)),
  timezone: maybe(timeZone),
};

/** Body of `profile` (POST). It does not change the e-mail and the role. */
export const authorInput = v.looseObject({
  ...aboutAuthor,
  avatarId: maybe(id),
  languages: maybe(v.pipe(v.array(v.pipe(text(35), v.nonEmpty())), v.maxLength(20))),
  phone: maybe(v.pipe(text(30), v.check(isPhone, 'phone'))),
  site: maybe(v.pipe(text(300), v.check(isSite, 'https'))),
  socials: maybe(v.pipe(v.record(key, v.unknown()), v.maxEntries(30), v.check(areShort, 'other'))),
  notifications: maybe(v.pipe(v.record(key, v.unknown()), v.maxEntries(100), v.check(areSmall, 'other'))),
});
export type AuthorInput = v.InferInput<typeof authorInput>;

/** Body of `register`. */
export const registerRequest = v.looseObject({
  email,
  code: registrationCode,
  password: newPassword,
  ...aboutAuthor,
});
export type RegisterRequest = v.InferInput<typeof registerRequest>;

/** Answer of `register/avatar`: the id of the image, if the platform sends it. */
export const avatarAnswer = v.optional(v.string());

/** Body of `resetPassword`. */
export const resetRequest = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  password: newPassword,
});
export type ResetRequest = v.InferInput<typeof resetRequest>;
