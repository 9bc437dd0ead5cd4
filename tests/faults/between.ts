// What stands between a page and its server, and can have a call answered otherwise. Routes of the browser's driver take every request of a
// page through the driver, its scripts too, and have the browser cache nothing: here a page goes by as it is, and a call is struck alone.
import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { handOn, serveForTest } from '../flows/passing.ts';

type Platform = (call: Request) => Promise<Response>;

/** Answers a call in place of the platform, which it may ask. Where it throws, the connection breaks. */
export type Strike = (call: Request, platform: Platform) => Promise<Response>;

/** What stands between a page and its server. */
export interface Between {
  /** Where the page opens. */
  origin: string;
  /** What strikes a call, by its method and its path; null leaves it to the platform. */
  strikeOf: (method: string, pathname: string) => Strike | null;
}

/**
 * A browser by itself sends a request again whose connection breaks before the answer, where that connection had served before. Each has one
 * of its own, so that what is sent twice the console has sent.
 */
const closing = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({ ...headers, connection: 'close' });

/** Headers as they came over the line, without those of how it came. */
function headersOf({ rawHeaders }: IncomingMessage, without: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!without.includes(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
}

/** How a call came: it is asked anew with its own length, and so that its answer can be read, and is whole though the browser has kept it. */
const ofTheWay = [
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
];

/** Asks the server as the page did. */
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

/** Stands between a page and a server until the test has finished, and strikes nothing yet. */
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
