import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { call } from '../request.ts';
import { id, maybe, opaque, stamps } from '#domain/wire.ts';

// Apart from the other calls of the account, because the console reads the profile before anything else.

/** The signed-in author. `role`: expert, teacher or admin; other roles are shown as they come. */
export const author = v.looseObject({
  ...stamps,
  email: v.string(),
  role: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatarId: maybe(id),
  headline: maybe(v.string()),
  bio: maybe(v.string()),
  /** Languages that the author works in, as codes: `ru`. */
  languages: maybe(v.array(v.string())),
  /** ISO alpha-2 code. */
  country: maybe(v.string()),
  timezone: maybe(v.string()),
  phone: maybe(v.string()),
  site: maybe(v.string()),
  /** Addresses or user names, by social network. */
  socials: maybe(opaque),
  /** The author's choices of notifications, by their names. */
  notifications: maybe(opaque),
  /** The author's referral code; set by the platform, absent if the author has none. */
  referralLink: maybe(v.string()),
  referralCode: maybe(v.string()),
});
export type Author = v.InferOutput<typeof author>;

/** The row that reads the signed-in author. */
export const profile = get('/v1/author/profile', author);

/** Reads the signed-in author. */
export const readProfile = (signal?: AbortSignal) => call(profile, { signal });
