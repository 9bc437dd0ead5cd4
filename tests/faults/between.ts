// A proxy between a page and its server, which can answer chosen calls differently. Request interception in Playwright would pass every request of
// a page through the driver, its scripts too, and would turn off the browser's cache. This proxy leaves everything but the chosen calls unchanged.
import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { handOn, serveForTest } from '../flows/passing.ts';

type Platform = (call: Request) => Promise<Response>;

/** Answers a call in place of the platform, and may call the platform itself. If it throws, the connection breaks. */
export type Strike = (call: Request, platform: Platform) => Promise<Response>;

/** The proxy between a page and its server. */
export interface Between {
  /** The address for the page. */
  origin: string;
  /** Chooses the strike for a call by method and path; null leaves the call to the platform. */
  strikeOf: (method: string, pathname: string) => Strike | null;
}

/**
 * A browser repeats a request by itself if a reused connection breaks before the answer. So each request gets a connection of its own: every
 * repetition that arrives then comes from the console.
 */
const closing = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({ ...headers, connection: 'close' });

/** The headers as received, without those that describe the connection. */
function headersOf({ rawHeaders }: IncomingMessage, without: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!without.includes(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
}

/**
 * Request headers that are left out. The length is computed anew. The answer must be readable, and complete even if the browser has it in its
 * cache.
 */
const ofTheWay = [
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
];

/** Sends the page's request to the server. */
async function ask(address: string, call: Request, { headers }: IncomingMessage): Promise<Response> {
  const kept = Object.entries(headers).filter(([name]) => !ofTheWay.includes(name));
  const body = Buffer.from(await call.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = call.method === 'GET' ? {} : { 'content-length': body.length };
    const sent = request(
      address,
      { method: call.method, headers: { ...Object.fromEntries(kept), ...length } },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
  const { statusCode: status = 502 } = answer;
  const bytes = new Uint8Array(await buffer(answer));
  return new Response([204, 304].includes(status) ? null : bytes, {
    status,
    headers: headersOf(answer, ofTheWay),
  });
}

async function strike(by: Strike, server: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = new Uint8Array(await buffer(incoming));
  const call = new Request(`http://${headers.host}${url}`, {
    method,
    headers: headersOf(incoming, ofTheWay),
    ...(body.length > 0 && { body }),
  });
  const answer = await by(call, (asked) => ask(server + url, asked, incoming));
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) outgoing.appendHeader(name, value);
  outgoing.setHeader('connection', 'close');
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}

/** Starts a proxy for the rest of the test, without any strikes yet. */
export async function standBetween(server: string): Promise<Between> {
  const between: Between = { origin: '', strikeOf: () => null };
  between.origin = await serveForTest((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const by = between.strikeOf(method, new URL(url, server).pathname);
    if (by === null) return handOn(incoming, outgoing, server + url, closing);
    strike(by, server, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  return between;
}
