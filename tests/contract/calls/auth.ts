import { auth } from '#api/auth/endpoints.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import type { Drives } from './drive.ts';

/** Has a code mailed to a free e-mail and answers it. */
export async function mailedCode(at: TestPlatform, email: string): Promise<string> {
  await at.ask(auth.checkEmail, { body: { email } });
  return at.mail.letters.at(-1)?.secret ?? '';
}

export const authCalls: Drives<typeof auth> = {
  login: (at) => at.call(auth.login, { body: { email: demoAccount.email, password: demoAccount.password } }),
  logout: (at) => at.call(auth.logout),
  checkEmail: (at) => at.call(auth.checkEmail, { body: { email: 'anna@example.com' } }),
  checkRegistrationCode: async (at) =>
    at.call(auth.checkRegistrationCode, {
      body: { email: 'anna@example.com', code: await mailedCode(at, 'anna@example.com') },
    }),
};
