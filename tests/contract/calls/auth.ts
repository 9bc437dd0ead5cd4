import { auth } from '#api/auth/endpoints.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import type { Drives } from './drive.ts';

export const authCalls: Drives<typeof auth> = {
  login: (at) => at.call(auth.login, { body: { email: demoAccount.email, password: demoAccount.password } }),
  logout: (at) => at.call(auth.logout),
};
