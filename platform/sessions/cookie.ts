import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { passFull } from '../refusal.ts';
import { aheadMs, lasts, type Accounts, type SessionRow } from '../store/accounts.ts';
import type { Sessions } from './sessions.ts';

/** Behind a TLS proxy the request itself is plain. A forged header only makes the forger's own cookie stricter. */
const isSecure = (request: Request) =>
  request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:');

type Cookie = 'session' | 'device';

/** Over https the prefix of the name prevents other hosts and plain pages from setting it. */
const nameOf = (cookie: Cookie, request: Request) => `${isSecure(request) ? '__Host-' : ''}kabinet_${cookie}`;

const dayMs = 24 * 60 * 60 * 1000;

/** How long a session lasts, ms. */
export const sessionMs = 30 * dayMs;

/** The default idle time after which a session ends, ms. */
export const restMs = 14 * dayMs;

/** The precision of a session's last use, ms: not every call is a write. */
const seenEveryMs = 10 * 60 * 1000;

/** The maximum stored length of a User-Agent. */
const longestAgent = 300;

/** How long a device is remembered, ms: the maximum that browsers allow. */
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

/** The store has only a digest: someone who reads it cannot log in. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The digest of a request's session; null if it has none. */
function ownHash(request: Request): string | null {
  const token = valueOf('session', request);
  return token === null ? null : digest(token);
}

/** The public id of a session: it reveals neither the cookie nor the stored digest. */
const idOf = (tokenHash: string) => digest(`id ${tokenHash}`).slice(0, 22);

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

interface Options {
  accounts: Accounts;
  /** Ms since the epoch. */
  now: () => number;
  /** The key that signs device marks. */
  key: Uint8Array;
  /** The idle time after which a session ends, ms; 0 for never. */
  restMs?: number;
}

/** An author's view of their sessions. */
function shown(
  accounts: Accounts,
  goesOn: (session: SessionRow) => boolean,
): Pick<Sessions, 'list' | 'endOne' | 'endOthers'> {
  return {
    async list(request, authorId) {
      const own = ownHash(request);
      const rows = (await accounts.sessionsOf(authorId)).filter(goesOn);
      const facts = rows.map(({ tokenHash, agent, expiresAt, seenAt }) => ({
        id: idOf(tokenHash),
        current: tokenHash === own,
        agent,
        beganAt: expiresAt - sessionMs,
        seenAt: seenAt === 0 ? null : seenAt,
      }));
      return facts.toSorted(
        (one, other) =>
          Number(other.current) - Number(one.current) || (other.seenAt ?? 0) - (one.seenAt ?? 0),
      );
    },
    async endOne(authorId, id) {
      const found = (await accounts.sessionsOf(authorId)).find(({ tokenHash }) => idOf(tokenHash) === id);
      if (found !== undefined) await accounts.endSession(found.tokenHash);
      return found !== undefined;
    },
    async endOthers(request, authorId) {
      const own = ownHash(request);
      for (const { tokenHash } of await accounts.sessionsOf(authorId))
        if (tokenHash !== own) await accounts.endSession(tokenHash);
    },
  };
}

/** Sessions with a cookie of 256 random bits, and devices with a cookie signed for their author. */
export function cookieSessions({ accounts, now, key, restMs: rest = restMs }: Options): Sessions {
  async function drop(request: Request): Promise<void> {
    const own = ownHash(request);
    if (own !== null) await accounts.endSession(own);
  }

  /** A session from before last uses were recorded counts as used at its next call. */
  const rests = ({ seenAt }: SessionRow) => rest > 0 && seenAt > 0 && seenAt <= now() - rest;
  const goesOn = (session: SessionRow) => lasts(session.expiresAt, sessionMs, now()) && !rests(session);

  async function see({ tokenHash, seenAt }: SessionRow): Promise<void> {
    const at = now();
    // A clock that was set back since wrote times in the future.
    if (seenAt > at - seenEveryMs && seenAt <= at + aheadMs) return;
    await accounts.seeSession(tokenHash, at).catch(passFull);
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
      const own = ownHash(request);
      const session = own === null ? null : await accounts.session(own);
      if (session === null || !goesOn(session)) return null;
      await see(session);
      return session.authorId;
    },
    async begin(request, authorId) {
      // A full disk may prevent ending the previous session, but must not prevent a login: its cookie is replaced either way.
      await drop(request).catch(passFull);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      const agent = (request.headers.get('user-agent') ?? '').slice(0, longestAgent);
      const session = { tokenHash: digest(token), authorId, expiresAt: at + sessionMs, seenAt: at, agent };
      await accounts.putSession(session, at);
      return [setCookie('session', request, token, sessionMs), rememberDevice(request, authorId)];
    },
    async end(request) {
      await drop(request);
      return [setCookie('session', request, '', 0)];
    },
    ...shown(accounts, goesOn),
    deviceOf,
    rememberDevice,
  };
}
