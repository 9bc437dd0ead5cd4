import { call } from '../request.ts';
import { auth } from './endpoints.ts';
import type { CodeRequest, LoginRequest } from '#domain/auth/schema.ts';

/** Begins a session. */
export const login = (credentials: LoginRequest) => call(auth.login, { body: credentials });

/** Ends the session. */
export const logout = () => call(auth.logout);

/** Asks whether an e-mail is free; if it is, the platform mails a code to it. A repetition within a minute is 429. */
export const checkEmail = (email: string) => call(auth.checkEmail, { body: { email } });

/** Checks the code of the letter; a wrong one is 400, after too many attempts 429. */
export const checkRegistrationCode = (body: CodeRequest) => call(auth.checkRegistrationCode, { body });
