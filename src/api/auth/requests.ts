import { call } from '../request.ts';
import { auth } from './endpoints.ts';
import type { LoginRequest } from './schema.ts';

/** Begins a session. */
export const login = (credentials: LoginRequest) => call(auth.login, { body: credentials });

/** Ends the session. */
export const logout = () => call(auth.logout);
