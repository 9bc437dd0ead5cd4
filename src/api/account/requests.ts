import { call } from '../request.ts';
import { account } from './endpoints.ts';

/** Reads the signed-in author. */
export const readProfile = (signal?: AbortSignal) => call(account.profile, { signal });
