import * as v from 'valibot';

/** An e-mail address, lower-cased and trimmed. */
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.email(), v.maxLength(254));

/** Body of `login`. The password is not trimmed: spaces are part of it. */
export const loginRequest = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** Body of `checkEmail`, `forgotPassword`. */
export const emailRequest = v.object({ email });

/** Answer of `checkEmail`. */
export const emailAnswer = v.looseObject({ available: v.boolean() });

/** Body of `checkRegistrationCode`: the 6 digits of the letter. */
export const codeRequest = v.object({ email, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) });
