import * as v from 'valibot';
import { email } from '../auth/schema.ts';
import { id, maybe, stamps, text } from '../wire.ts';

/** A first or last name: 2–50 characters. */
export const personName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(50));

/** The signed-in author. `role`: expert, teacher or admin; others are shown as they come. */
export const author = v.looseObject({
  ...stamps,
  email: v.string(),
  role: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatarId: maybe(id),
  headline: maybe(v.string()),
  bio: maybe(v.string()),
  languages: maybe(v.array(v.string())),
  country: maybe(v.string()),
  timezone: maybe(v.string()),
  phone: maybe(v.string()),
  site: maybe(v.string()),
});
export type Author = v.InferOutput<typeof author>;

/** Body of `profile` (POST). */
export const authorInput = v.looseObject({
  firstName: personName,
  lastName: personName,
  headline: maybe(text(80)),
  bio: maybe(text(2000)),
});

/** Body of `register`. */
export const registerRequest = v.looseObject({
  email,
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  firstName: personName,
  lastName: personName,
});

/** Body of `resetPassword`. */
export const resetRequest = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
});
