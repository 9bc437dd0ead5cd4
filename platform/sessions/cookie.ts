import { createHash, randomBytes } from 'node:crypto';
import { passFull } from '../refusal.ts';
import type { Accounts } from '../store/accounts.ts';
import type { Sessions } from './sessions.ts';

/** Behind a proxy that ends TLS the request itself is plain. Whoever lies here only makes their own cookie stricter. */
const isSecure = (request: Request) =>
  request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:';

/** Over https the name itself forbids that another host, or a plain page, sets it. */
const cookieName = (request: Request) => (isSecure(request) ? '__Host-kabinet_session' : 'kabinet_session');

const dayMs = 24 * 60 * 60 * 1000;

/** How long a session lasts, ms. */
export const sessionMs = 30 * dayMs;

function tokenOf(request: Request): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName(request) && value !== undefined && value !== '') return value;
  }
  return null;
}

function setCookie(request: Request, value: string, maxAgeSec: number): string {
  const pair = `${cookieName(request)}=${value}`;
  const parts = [pair, 'Path=/', `Max-Age=${maxAgeSec}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}

/** The store keeps a digest only: whoever reads it cannot log in with it. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Sessions by a cookie with 256 random bits. */
export function cookieSessions(accounts: Accounts, now: () => number): Sessions {
  async function drop(request: Request): Promise<void> {
    const token = tokenOf(request);
    if (token !== null) await accounts.endSession(digest(token));
  }
  return {
    async authorOf(request) {
      const token = tokenOf(request);
      const session = token === null ? null : await accounts.session(digest(token));
      return session !== null && session.expiresAt > now() ? session.authorId : null;
    },
    async begin(request, authorId) {
      // A disk too full to end the session before does not keep anybody out: its cookie is replaced either way.
      await drop(request).catch(passFull);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await accounts.putSession({ tokenHash: digest(token), authorId, expiresAt: at + sessionMs }, at);
      return setCookie(request, token, sessionMs / 1000);
    },
    async end(request) {
      await drop(request);
      return setCookie(request, '', 0);
    },
  };
}
