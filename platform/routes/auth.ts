import type { auth } from '#api/auth/endpoints.ts';
import type { Platform, Routes } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Failed logins of one e-mail that are let through in the window. */
export const loginLimit = 5;
export const loginWindowMs = 15 * 60 * 1000;

/** A hash of no one's password: checking it takes the time that a real one would. */
const decoys = new WeakMap<Platform, Promise<string>>();

function decoy(platform: Platform): Promise<string> {
  const known = decoys.get(platform) ?? platform.passwords.hash(crypto.randomUUID());
  decoys.set(platform, known);
  return known;
}

function withCookie(cookie: string | null): Response {
  return new Response(null, { status: 204, headers: cookie === null ? {} : { 'set-cookie': cookie } });
}

export const authRoutes: Routes<typeof auth> = {
  async login({ body: { email, password }, platform, request }) {
    const { accounts } = platform.store;
    const key = `login:${email}`;
    const now = platform.now();
    // Counted before the password is looked at, so that guesses side by side cannot pass together.
    const oldest = await accounts.attempt(key, now, now - loginWindowMs, loginLimit);
    if (oldest !== null) {
      const retryAfter = String(Math.max(1, Math.ceil((oldest + loginWindowMs - now) / 1000)));
      throw new Refusal(429, 'Слишком много попыток входа. Попробуйте позже.', {
        headers: { 'retry-after': retryAfter },
      });
    }
    const account = await accounts.byEmail(email);
    const right = await platform.passwords.verify(password, account?.passwordHash ?? (await decoy(platform)));
    if (account === null || !right) throw new Refusal(401, 'Неверная почта или пароль');
    await accounts.forgetAttempts(key);
    return withCookie(await platform.sessions.begin(request, account.id));
  },
  async logout({ platform, request }) {
    return withCookie(await platform.sessions.end(request));
  },
};
