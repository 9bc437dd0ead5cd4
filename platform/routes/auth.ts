import type { auth } from '#api/auth/endpoints.ts';
import { logFailure } from '#lib/log.ts';
import type { Platform, Routes } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { count, forget, lettersOf, triesOf } from './authLimits.ts';
import { checkCode, mailCode } from './authTickets.ts';

/** A hash of no one's password: checking it takes the time that a real one would. */
const decoys = new WeakMap<Platform, Promise<string>>();

function decoy(platform: Platform): Promise<string> {
  const known = decoys.get(platform) ?? platform.passwords.hash(crypto.randomUUID());
  decoys.set(platform, known);
  return known;
}

const wrong = () => new Refusal(401, 'Неверная почта или пароль');

/** An empty answer that sets the cookie of a session, where there is one. */
export function withCookie(cookie: string | null): Response {
  return new Response(null, { status: 204, headers: cookie === null ? {} : { 'set-cookie': cookie } });
}

export const authRoutes: Routes<typeof auth> = {
  async login({ body: { email, password }, platform, request }) {
    const { accounts } = platform.store;
    const tries = triesOf('login', email);
    await count(platform, tries, 'Слишком много попыток входа. Попробуйте позже.');
    const nobodys = await decoy(platform);
    const account = await accounts.byEmail(email);
    const right = await platform.passwords.verify(password, account?.passwordHash ?? nobodys);
    if (account === null || !right) throw wrong();
    // The check took a while: a password that was reset meanwhile opens nothing any more.
    if ((await accounts.byId(account.id))?.passwordHash !== account.passwordHash) throw wrong();
    await forget(platform, tries);
    return withCookie(await platform.sessions.begin(request, account.id));
  },

  async logout({ platform, request }) {
    const bye = withCookie(await platform.sessions.end(request));
    // Pictures and videos that the browser has seen go with the session. What lies in the storage of the device, such as drafts, stays.
    bye.headers.set('clear-site-data', '"cache"');
    return bye;
  },

  async checkEmail({ body: { email }, platform }) {
    if ((await platform.store.accounts.byEmail(email)) !== null) return { available: false };
    const letters = lettersOf('registration', email);
    await count(platform, letters, 'Письмо уже отправлено. Новое можно запросить через минуту.');
    await mailCode(platform, email).catch((error: unknown) => {
      logFailure('The letter with a code was not sent', error);
      throw new Refusal(503, 'Не\u00A0удалось отправить письмо. Попробуйте ещё раз через минуту.');
    });
    return { available: true };
  },

  async checkRegistrationCode({ body: { email, code }, platform }) {
    await checkCode(platform, email, code);
  },
};
