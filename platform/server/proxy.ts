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
import type { ConnectionLimits } from './connectionLimits.ts';
import type { Settings } from './settings.ts';

/** Hop-by-hop headers. */
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

/** Forwarding headers that a caller could forge: only this server knows the truth. */
const claims = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-original-ur[il]|x-rewrite-url|expect|referer)$/;

/** Headers that an answer may not have: the server software, https rules of the platform's own host, access for other sites. */
const platformsOwn = /^(?:server|x-powered-by|strict-transport-security|alt-svc|access-control-.*)$/;

type Headers = Record<string, string | string[]>;

/** The headers of a message without hop-by-hop ones, and without those in `left`. */
function endToEnd(headers: IncomingHttpHeaders, left: RegExp): Headers {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!hopByHop.has(name) && !named.has(name) && !left.test(name) && value !== undefined)
      kept[name] = value;
  }
  return kept;
}

/** How many times a path may be percent-encoded: chained platforms may decode it more than once. */
const encodings = 3;

/**
 * Whether a path can only mean what it says. Browsers resolve dots before they send a path, so a path with dots, encoded or not, tries to leave
 * `/api`.
 */
function isStraight(path: string): boolean {
  let read = path;
  for (let times = 0; ; times += 1) {
    if (/\p{Cc}/u.test(read)) return false;
    // `..;x=1` is `..` to Java servers.
    if (read.split(/[/\\]/).some((segment) => /^\.{1,2}(?:;|$)/.test(segment))) return false;
    if (!read.includes('%')) return true;
    if (times === encodings) return false;
    try {
      read = decodeURIComponent(read);
    } catch {
      // A decoded path may contain a real percent sign.
      return times > 0;
    }
  }
}

/** An IPv4 address in its own notation, also on an IPv6 socket. */
const plainAddress = (address = '') => address.replace(/^::ffff:/, '');

/** How authors reach this server. */
type Address = Pick<Settings, 'publicUrl' | 'host' | 'trustedProxies'>;

/** Whether an origin is the console's: its public address, or a name of this machine that the connection came to. */
function isOwnOrigin({ headers, socket }: IncomingMessage, { publicUrl, host }: Address): boolean {
  const { origin, host: asked = '' } = headers;
  if (origin === undefined) return false;
  if (origin === publicUrl?.origin) return true;
  if (origin !== `http://${asked}` || !URL.canParse(origin)) return false;
  return ['localhost', host, plainAddress(socket.localAddress)].includes(
    new URL(origin).hostname.replace(/^\[|\]$/g, ''),
  );
}

/** Put before `__Secure-` and `__Host-` in cookie names while authors use plain http. */
const plainMark = 'plain';

function headersTo(platform: URL, incoming: IncomingMessage, address: Address): Headers {
  const headers = endToEnd(incoming.headers, claims);
  headers['host'] = platform.host;
  headers['x-forwarded-for'] = plainAddress(sourceOf(incoming, address.trustedProxies));
  headers['x-forwarded-host'] = incoming.headers.host ?? '';
  headers['x-forwarded-proto'] = address.publicUrl?.protocol === 'https:' ? 'https' : 'http';
  headers[requestIdHeader] = currentRequestId() ?? '';
  // For the platform, the console's origin becomes the platform's own; a foreign one stays as it is, to be refused there.
  if (isOwnOrigin(incoming, address)) headers['origin'] = platform.origin;
  if (incoming.headers.cookie !== undefined)
    headers['cookie'] = incoming.headers.cookie.replace(
      new RegExp(`(^|; *)${plainMark}(?=__(?:Host|Secure)-)`, 'g'),
      '$1',
    );
  // A body without a length arrives in chunks, and is forwarded so.
  if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/** Rewrites a cookie of the platform for this host, so that a browser keeps it over plain http too. */
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
 * Forwards a call to a real platform and its answer back, both as streams. Headers that this server has set already are not replaced by the
 * platform's. An unreachable platform is 502, one that does not begin to answer is 504.
 */
export function proxyTo(
  platform: URL,
  address: Address,
  { upstreamMs }: Pick<ConnectionLimits, 'upstreamMs'>,
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
      // From here on the caller's connection timeout suffices: an answer that stops ends with it.
      upstream.setTimeout(0);
      const headers = endToEnd(answer.headers, platformsOwn);
      // The platform's own request id helps its operators find the request in their log.
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
    // A pipeline would close the connection of a client that is still sending when the platform fails, and the client would miss the answer.
    incoming.pipe(upstream);
  };
}
