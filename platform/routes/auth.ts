import type { auth } from '#api/auth/endpoints.ts';
import { logFailure } from '#lib/log.ts';
import { BusyError } from '../passwords/workQueue.ts';
import { audited } from '../audit.ts';
import type { Platform, Routes } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from '../store/accounts.ts';
import { count, countAsking, letterTries, loginTries } from './authLimits.ts';
import { checkCode, mailCode } from './authTickets.ts';
import { tellOfLogin } from './loginLetters.ts';

/** Whether this hash is still the account's: the password may have been reset, or its hash renewed, meanwhile. */
async function isStillOf(
  { passwords, store }: Platform,
  password: string,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const account = await store.accounts.byId(id);
  if (account === null) return false;
  return account.passwordHash === passwordHash || passwords.verify(password, account.passwordHash);
}

/** Whether a password is that of an account, checked again after the slow comparison. Without an account no password is right. */
async function isPassword(platform: Platform, password: string, account: Account | null): Promise<boolean> {
  const { passwords } = platform;
  const hash = account?.passwordHash ?? passwords.nobodys;
  if (!(await passwords.verify(password, hash)) || account === null) return false;
  return isStillOf(platform, password, account);
}

/** The request with the cookies of its answer, as the browser would send it next. */
function withCookie(request: Request, [cookie = '']: string[]): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie.split(';', 1)[0] ?? '');
  return new Request(request.url, { headers });
}

/** Renews an outdated hash of a password, which is known just now. Nobody waits for it. */
function renewHash(
  { background, passwords, store: { accounts } }: Platform,
  { id, passwordHash }: Account,
  password: string,
): void {
  if (!passwords.isStale(passwordHash)) return;
  background.run('A new hash of a password', async () => {
    try {
      await accounts.renewPassword(id, passwordHash, await passwords.hash(password));
    } catch (error) {
      // Another login will do it.
      if (!(error instanceof BusyError)) throw error;
    }
  });
}

const wrong = () => new Refusal(401, 'Неверная почта или пароль');

/** An empty answer that sets cookies. */
export function withCookies(cookies: string[]): Response {
  return new Response(null, { status: 204, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

export const authRoutes: Routes<typeof auth> = {
  async login(call) {
    const {
      body: { email, password },
      platform,
      request,
      address,
    } = call;
    return audited(call, 'login', async (subject) => {
      subject.email = email;
      const { accounts } = platform.store;
      const account = await accounts.byEmail(email);
      if (account !== null) subject.account = account.id;
      const device = account === null ? null : platform.sessions.deviceOf(request, account.id);
      const limits = loginTries(email, address, device);
      const tries = await count(platform, limits, 'Слишком много попыток входа. Попробуйте позже.');
      const right = await isPassword(platform, password, account).catch(async (error: unknown) => {
        // An attempt that was not checked does not count.
        await tries.takeBack();
        throw error;
      });
      if (account === null || !right) throw wrong();
      await tries.right();
      const cookies = await platform.sessions.begin(request, account.id);
      // A new password ends the existing sessions. A session that the old password began after that is ended here.
      if (!(await isStillOf(platform, password, account))) {
        await platform.sessions.end(withCookie(request, cookies));
        throw wrong();
      }
      renewHash(platform, account, password);
      if (device === null) tellOfLogin(platform, account, request);
      return withCookies(cookies);
    });
  },

  async logout(call) {
    const { sessions } = call.platform;
    const account = await sessions.authorOf(call.request);
    const end = async () => {
      const bye = withCookies(await sessions.end(call.request));
      // Cached pictures and videos are cleared with the session. The device's storage, such as drafts, stays.
      bye.headers.set('clear-site-data', '"cache"');
      return bye;
    };
    if (account === null) return end();
    return audited(call, 'logout', (subject) => {
      subject.account = account;
      return end();
    });
  },

  async checkEmail(call) {
    const {
      body: { email },
      platform,
      address,
    } = call;
    return audited(call, 'letter', async (subject) => {
      subject.email = email;
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
    });
  },

  async checkRegistrationCode(call) {
    const {
      body: { email, code },
      platform,
      address,
    } = call;
    return audited(call, 'code', async (subject) => {
      subject.email = email;
      await checkCode(platform, { email, code, address });
    });
  },
};
