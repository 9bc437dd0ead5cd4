import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { account } from '#api/account/endpoints.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { imageForm } from '#platform/testing/upload.ts';
import { mailedCode } from './auth.ts';
import type { Drives } from './drive.ts';

/** Has a link to a new password mailed and answers its token. */
async function mailedToken(at: TestPlatform): Promise<string> {
  await at.ask(account.forgotPassword, { body: { email: demoAccount.email } });
  await vi.waitFor(() => {
    if (at.mail.letters.length === 0) throw new Error('No letter yet');
  });
  return at.mail.letters.at(-1)?.secret.split('token=')[1] ?? '';
}

export const accountCalls: Drives<typeof account> = {
  register: async (at) =>
    at.call(account.register, {
      body: {
        email: 'anna@example.com',
        code: await mailedCode(at, 'anna@example.com'),
        password: 'вечер у реки',
        firstName: 'Анна',
        lastName: 'Лебедева',
        country: 'RU',
        timezone: 'Asia/Yekaterinburg',
        headline: 'Дыхание и голос',
        bio: 'Веду вечерние группы.',
      },
    }),
  registerAvatar: async (at) => {
    const bytes = new Uint8Array(await readFile('platform/scenarios/covers/avatar.webp'));
    return at.call(account.registerAvatar, { raw: imageForm(bytes, 'avatar.webp', 'image') });
  },
  forgotPassword: (at) => at.call(account.forgotPassword, { body: { email: demoAccount.email } }),
  resetPassword: async (at) =>
    at.call(account.resetPassword, { body: { token: await mailedToken(at), password: 'утро в горах' } }),
  profile: (at) => at.call(account.profile),
  updateProfile: (at) =>
    at.call(account.updateProfile, {
      body: {
        firstName: 'Мари',
        lastName: 'Ветрова',
        headline: 'Телесные практики',
        bio: 'Двенадцать лет веду группы.',
        languages: ['ru', 'en'],
        country: 'RU',
        timezone: 'Europe/Moscow',
        phone: '+7 900 000-00-00',
        site: 'https://example.com',
        socials: { telegram: 'vetrova' },
        notifications: { sales: true },
      },
    }),
};
