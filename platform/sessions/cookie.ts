import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { passFull } from '../refusal.ts';
import { aheadMs, lasts, type Accounts, type SessionRow } from '../store/accounts.ts';
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

/** After how long without a call a session ends, ms, where no setting says otherwise. */
export const restMs = 14 * dayMs;

/** How exactly the last use of a session is noted, ms: not every call is a write. */
const seenEveryMs = 10 * 60 * 1000;

/** How much is kept of what a browser calls itself. */
const longestAgent = 300;

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

/** The digest of the session that a request comes with; null where it has none. */
function ownHash(request: Request): string | null {
  const token = valueOf('session', request);
  return token === null ? null : digest(token);
}

/** What names a session to its author: nothing of the cookie, nor of what the store keeps of it, can be had from it. */
const idOf = (tokenHash: string) => digest(`id ${tokenHash}`).slice(0, 22);

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
  /** After how long without a call a session ends, ms; 0 for never. */
  restMs?: number;
}

/** What an author sees of their sessions, and ends. */
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

/** Sessions by a cookie with 256 random bits, and devices by one that names the device under a seal of its author. */
export function cookieSessions({ accounts, now, key, restMs: rest = restMs }: Options): Sessions {
  async function drop(request: Request): Promise<void> {
    const own = ownHash(request);
    if (own !== null) await accounts.endSession(own);
  }

  /** One that nobody has noted a use of, since it is older than that is asked, rests from its next call on. */
  const rests = ({ seenAt }: SessionRow) => rest > 0 && seenAt > 0 && seenAt <= now() - rest;
  const goesOn = (session: SessionRow) => lasts(session.expiresAt, sessionMs, now()) && !rests(session);

  async function see({ tokenHash, seenAt }: SessionRow): Promise<void> {
    const at = now();
    // A clock that has been put back since wrote what lies ahead.
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
      // A disk too full to end the session before does not keep anybody out: its cookie is replaced either way.
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
