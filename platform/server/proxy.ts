import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { currentRequestId, requestIdHeader } from '../observe/requestId.ts';
import { sourceOf } from './addresses.ts';
import type { Patience } from './patience.ts';
import type { Settings } from './settings.ts';

/** Headers that belong to one connection and not to the message. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What a caller may claim of its way here, or of the address that it means: only this server knows. */
const claims = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-original-ur[il]|x-rewrite-url|expect|referer)$/;

/** What an answer may not say here: what made it, how the platform's own host is to be reached, which other sites may read it. */
const platformsOwn = /^(?:server|x-powered-by|strict-transport-security|alt-svc|access-control-.*)$/;

type Headers = Record<string, string | string[]>;

/** The headers of a message without those of its connection, and without those that `left` names. */
function endToEnd(headers: IncomingHttpHeaders, left: RegExp): Headers {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!hopByHop.has(name) && !named.has(name) && !left.test(name) && value !== undefined)
      kept[name] = value;
  }
  return kept;
}

/** How often a path may be encoded over itself: platforms behind platforms decode it more than once. */
const encodings = 3;

/**
 * Whether a path means what it says to whoever reads it. Browsers resolve dots before they send a path, so that one who sends them,
 * encoded or not, is on the way out of `/api`.
 */
function isStraight(path: string): boolean {
  let read = path;
  for (let times = 0; ; times += 1) {
    if (/\p{Cc}/u.test(read)) return false;
    // `..;x=1` is `..` to servers of Java.
    if (read.split(/[/\\]/).some((segment) => /^\.{1,2}(?:;|$)/.test(segment))) return false;
    if (!read.includes('%')) return true;
    if (times === encodings) return false;
    try {
      read = decodeURIComponent(read);
    } catch {
      // What was decoded once may hold a percent sign of its own.
      return times > 0;
    }
  }
}

/** An address of IPv4 as it is written, also where the socket speaks IPv6. */
const plainAddress = (address = '') => address.replace(/^::ffff:/, '');

/** How authors reach this server. */
type Address = Pick<Settings, 'publicUrl' | 'host' | 'trustedProxies'>;

/** Whether an origin is that of the console: by its public address, or by a name of this machine that the connection came to. */
function isOwnOrigin({ headers, socket }: IncomingMessage, { publicUrl, host }: Address): boolean {
  const { origin, host: asked = '' } = headers;
  if (origin === undefined) return false;
  if (origin === publicUrl?.origin) return true;
  if (origin !== `http://${asked}` || !URL.canParse(origin)) return false;
  return ['localhost', host, plainAddress(socket.localAddress)].includes(
    new URL(origin).hostname.replace(/^\[|\]$/g, ''),
  );
}

/** What stands before the name of a cookie that a browser keeps for https alone, while authors come by plain http. */
const plainMark = 'plain';

function headersTo(platform: URL, incoming: IncomingMessage, address: Address): Headers {
  const headers = endToEnd(incoming.headers, claims);
  headers['host'] = platform.host;
  headers['x-forwarded-for'] = plainAddress(sourceOf(incoming, address.trustedProxies));
  headers['x-forwarded-host'] = incoming.headers.host ?? '';
  headers['x-forwarded-proto'] = address.publicUrl?.protocol === 'https:' ? 'https' : 'http';
  headers[requestIdHeader] = currentRequestId() ?? '';
  // To the platform its own origin is the one that asks; a foreign one stays as it is, to be refused there.
  if (isOwnOrigin(incoming, address)) headers['origin'] = platform.origin;
  if (incoming.headers.cookie !== undefined)
    headers['cookie'] = incoming.headers.cookie.replace(
      new RegExp(`(^|; *)${plainMark}(?=__(?:Host|Secure)-)`, 'g'),
      '$1',
    );
  // A body without a length arrives in chunks, and so it goes on.
  if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/** A cookie of the platform as this server may set it: for its own host, and so that a browser keeps it over plain http too. */
function ownCookie(cookie: string, isSecure: boolean): string {
  const foreign = isSecure ? /^\s*domain=/i : /^\s*(?:domain=|secure\s*$)/i;
  const own = cookie
    .split(';')
    .filter((part) => !foreign.test(part))
    .map((part) => part.replace(/^(\s*samesite=)none\s*$/i, '$1Lax'))
    .join(';');
  return isSecure ? own : own.replace(/^(?=__(?:Host|Secure)-)/i, plainMark);
}

function refuse(outgoing: ServerResponse, status: number, error: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  outgoing.end(JSON.stringify({ error }));
}

/**
 * Hands a call to a real platform and its answer back, both as streams. Headers that the answer has already are this server's own:
 * the platform's do not replace them. A platform that is away is 502, one that does not begin to answer is 504.
 */
export function proxyTo(
  platform: URL,
  address: Address,
  { upstreamMs }: Pick<Patience, 'upstreamMs'>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const ask = platform.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = platform.pathname.replace(/\/$/, '');
  const isSecure = address.publicUrl?.protocol === 'https:';

  return (incoming, outgoing) => {
    const target = incoming.url ?? '/';
    const [path = ''] = target.split('?', 1);
    if (!isStraight(path)) return refuse(outgoing, 400, 'Такого адреса не\u00A0может быть');
    const upstream = ask(platform, {
      method: incoming.method,
      path: `${base}${target}`,
      headers: headersTo(platform, incoming, address),
    });
    let late = false;
    upstream.setTimeout(upstreamMs, () => {
      late = true;
      upstream.destroy(new Error(`The platform said nothing for ${upstreamMs} ms`));
    });
    upstream.on('response', (answer) => {
      // From here on the patience of the caller's connection is enough: an answer that stops ends with it.
      upstream.setTimeout(0);
      const headers = endToEnd(answer.headers, platformsOwn);
      // By its own id the platform's keepers find the request in their log.
      for (const name of outgoing.getHeaderNames()) if (name !== requestIdHeader) delete headers[name];
      if (answer.headers['set-cookie'] !== undefined)
        headers['set-cookie'] = answer.headers['set-cookie'].map((cookie) => ownCookie(cookie, isSecure));
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, outgoing, () => undefined);
    });
    upstream.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, late ? 504 : 502, 'Платформа не\u00A0отвечает');
    });
    outgoing.on('close', () => upstream.destroy());
    // A pipeline would end the connection of a caller who still sends when the platform fails, and with it the word of that.
    incoming.pipe(upstream);
  };
}
