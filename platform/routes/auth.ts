import type { auth } from '#api/auth/endpoints.ts';
import { logFailure } from '#lib/log.ts';
import type { Platform, Routes } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { count, countAsking, letterTries, loginTries } from './authLimits.ts';
import { checkCode, mailCode } from './authTickets.ts';

/** A hash of no one's password: checking it takes the time that a real one would. */
const decoys = new WeakMap<Platform, Promise<string>>();

function decoy(platform: Platform): Promise<string> {
  const known = decoys.get(platform) ?? platform.passwords.hash(crypto.randomUUID());
  decoys.set(platform, known);
  return known;
}

const wrong = () => new Refusal(401, 'Неверная почта или пароль');

/** An empty answer that sets cookies. */
export function withCookies(cookies: string[]): Response {
  return new Response(null, { status: 204, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

export const authRoutes: Routes<typeof auth> = {
  async login({ body: { email, password }, platform, request, address }) {
    const { accounts } = platform.store;
    const account = await accounts.byEmail(email);
    const device = account === null ? null : platform.sessions.deviceOf(request, account.id);
    const limits = loginTries(email, address, device);
    const tries = await count(platform, limits, 'Слишком много попыток входа. Попробуйте позже.');
    const nobodys = await decoy(platform);
    const right = await platform.passwords.verify(password, account?.passwordHash ?? nobodys);
    if (account === null || !right) throw wrong();
    // The check took a while: a password that was reset meanwhile opens nothing any more.
    if ((await accounts.byId(account.id))?.passwordHash !== account.passwordHash) throw wrong();
    await tries.right();
    return withCookies(await platform.sessions.begin(request, account.id));
  },

  async logout({ platform, request }) {
    return withCookies(await platform.sessions.end(request));
  },

  async checkEmail({ body: { email }, platform, address }) {
    const asking = await countAsking(platform, 'registration', { email, address });
    if ((await platform.store.accounts.byEmail(email)) !== null) return { available: false };
    const limits = letterTries('registration', email);
    const letter = await count(
      platform,
      limits,
      'Письмо уже отправлено. Новое можно запросить через минуту.',
    );
    await mailCode(platform, email).catch(async (error: unknown) => {
      await letter.takeBack();
      await asking.takeBack();
      logFailure('The letter with a code was not sent', error);
      throw new Refusal(503, 'Не\u00A0удалось отправить письмо. Попробуйте ещё раз через минуту.');
    });
    return { available: true };
  },

  async checkRegistrationCode({ body: { email, code }, platform, address }) {
    await checkCode(platform, { email, code, address });
  },
};
