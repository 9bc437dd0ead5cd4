import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

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

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!hopByHop.has(name) && value !== undefined) kept[name] = value;
  }
  return kept;
}

function headersTo(platform: URL, incoming: IncomingMessage): Record<string, string | string[]> {
  const headers = endToEnd(incoming.headers);
  const host = incoming.headers.host ?? '';
  headers['host'] = platform.host;
  headers['x-forwarded-host'] = host;
  // To the platform its own origin is the one that asks; a foreign one stays as it is, to be refused there.
  if (incoming.headers.origin === `http://${host}`) headers['origin'] = platform.origin;
  delete headers['referer'];
  // A body without a length arrives in chunks, and so it goes on.
  if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/** A cookie of the platform as this server may set it: for its own host, and over plain http. */
function ownCookie(cookie: string): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*(domain=|secure\s*$)/i.test(part))
    .map((part) => part.replace(/^(\s*samesite=)none\s*$/i, '$1Lax'))
    .join(';');
}

/** Hands a call to a real platform and its answer back, both as streams. */
export function proxyTo(platform: URL): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const ask = platform.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = platform.pathname.replace(/\/$/, '');

  return (incoming, outgoing) => {
    const upstream = ask(`${platform.origin}${base}${incoming.url ?? '/'}`, {
      method: incoming.method,
      headers: headersTo(platform, incoming),
    });
    upstream.on('response', (answer) => {
      const headers = endToEnd(answer.headers);
      if (answer.headers['set-cookie'] !== undefined)
        headers['set-cookie'] = answer.headers['set-cookie'].map(ownCookie);
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, outgoing, () => undefined);
    });
    upstream.on('error', () => {
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
      return outgoing.end(JSON.stringify({ error: 'Платформа не отвечает' }));
    });
    outgoing.on('close', () => upstream.destroy());
    pipeline(incoming, upstream, () => undefined);
  };
}
