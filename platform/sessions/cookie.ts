import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { passFull } from '../refusal.ts';
import { lasts, type Accounts } from '../store/accounts.ts';
import type { Sessions } from './sessions.ts';

/** Behind a proxy that ends TLS the request itself is plain. Whoever lies here only makes their own cookie stricter. */
const isSecure = (request: Request) =>
  request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:');

type Cookie = 'session' | 'device';

/** Over https the name itself forbids that another host, or a plain page, sets it. */
const nameOf = (cookie: Cookie, request: Request) => `${isSecure(request) ? '__Host-' : ''}kabinet_${cookie}`;

const dayMs = 24 * 60 * 60 * 1000;

/** How long a session lasts, ms. */
export const sessionMs = 30 * dayMs;

/** How long a device is known, ms: as long as browsers keep a cookie. */
const deviceMs = 400 * dayMs;

function valueOf(cookie: Cookie, request: Request): string | null {
  const wanted = nameOf(cookie, request);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === wanted && value !== undefined && value !== '') return value;
  }
  return null;
}

function setCookie(cookie: Cookie, request: Request, value: string, lifetimeMs: number): string {
  const pair = `${nameOf(cookie, request)}=${value}`;
  const parts = [pair, 'Path=/', `Max-Age=${lifetimeMs / 1000}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}

/** The store keeps a digest only: whoever reads it cannot log in with it. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

interface Options {
  accounts: Accounts;
  /** Ms since the epoch. */
  now: () => number;
  /** What the marks of devices are sealed with. */
  key: Uint8Array;
}

/** Sessions by a cookie with 256 random bits, and devices by one that names the device under a seal of its author. */
export function cookieSessions({ accounts, now, key }: Options): Sessions {
  async function drop(request: Request): Promise<void> {
    const token = valueOf('session', request);
    if (token !== null) await accounts.endSession(digest(token));
  }

  const seal = (device: string, authorId: string) =>
    createHmac('sha256', key).update(`device ${device} ${authorId}`).digest('base64url');

  function deviceOf(request: Request, authorId: string): string | null {
    const [device = '', given = ''] = valueOf('device', request)?.split('.') ?? [];
    return isSame(given, seal(device, authorId)) ? device : null;
  }

  function rememberDevice(request: Request, authorId: string): string {
    const device = deviceOf(request, authorId) ?? randomBytes(16).toString('base64url');
    return setCookie('device', request, `${device}.${seal(device, authorId)}`, deviceMs);
  }

  return {
    async authorOf(request) {
      const token = valueOf('session', request);
      const session = token === null ? null : await accounts.session(digest(token));
      return session !== null && lasts(session.expiresAt, sessionMs, now()) ? session.authorId : null;
    },
    async begin(request, authorId) {
      // A disk too full to end the session before does not keep anybody out: its cookie is replaced either way.
      await drop(request).catch(passFull);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await accounts.putSession({ tokenHash: digest(token), authorId, expiresAt: at + sessionMs }, at);
      return [setCookie('session', request, token, sessionMs), rememberDevice(request, authorId)];
    },
    async end(request) {
      await drop(request);
      return [setCookie('session', request, '', 0)];
    },
    deviceOf,
    rememberDevice,
  };
}
