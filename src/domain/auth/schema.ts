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

/** Whether a code is the token of an invitation: it came with a link, not in a letter. */
export const isInvitation = (code: string): boolean => /^[\w-]{43}$/.test(code);

/** The 6 digits of the letter that confirms an e-mail, or the token of an invitation. */
export const registrationCode = v.pipe(
  v.string(),
  v.trim(),
  v.check((code) => /^\d{6}$/.test(code) || isInvitation(code), 'code'),
);

/** Body of `checkRegistrationCode`. */
export const codeRequest = v.object({ email, code: registrationCode });
export type CodeRequest = v.InferInput<typeof codeRequest>;
