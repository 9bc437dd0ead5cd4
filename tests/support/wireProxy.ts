import { createServer, request, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

/** A request as it came over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  /** Of an upload. */
  call: 'new' | 'part' | 'session' | 'close' | 'image' | 'other';
  sessionId: string;
  /** What a part holds, both ends included. */
  range: readonly [first: number, last: number] | null;
  /** How many requests of this call came before it. */
  before: number;
}

/** What happens to a request instead of passing it on. */
export type Fault =
  /** The platform never sees it. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; error?: string }
  /** The connection breaks after so many bytes of the body. */
  | { kind: 'cutBody'; after: number }
  /** The platform takes it, and the connection breaks before its answer. */
  | { kind: 'cutAnswer' }
  /** It goes on when the promise settles. */
  | { kind: 'hold'; until: Promise<unknown> }
  /** The line is slow. */
  | { kind: 'slow'; bytesPerSecond: number };

/** One sending of a part. */
interface WirePart {
  sessionId: string;
  first: number;
  last: number;
  /** The order of its beginning and of the platform's answer among all that happened on the wire. */
  begun: number;
  answered: number | null;
  /** What the platform answered, whether or not the answer arrived. */
  status: number | null;
}

export interface Wire {
  origin: string;
  /** Decides the fate of each request. */
  fault: (request: WireRequest) => Fault | null;
  /** Where requests go. */
  target: string;
  /** No connection comes through, and those that are open break. */
  down: boolean;
  /** The platform behind it knows nothing of `Content-Range`, and does not take parts in any order. */
  plain: boolean;
  /**
   * Whether connections are used again. A browser silently sends a request a second time when such a connection breaks before its
   * answer; on connections of their own, each sending is the console's.
   */
  keepAlive: boolean;
  parts: WirePart[];
  seen: WireRequest[];
  cut: () => void;
  /** How many requests are under way here or at the platform, those that nobody waits for any more too. */
  underWay: () => number;
  close: () => Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

function read({ method = 'GET', url = '/', headers }: IncomingMessage, seen: WireRequest[]): WireRequest {
  const [, id = '', tail] = /upload\/session\/([^/]+)(?:\/(\w+))?$/.exec(url) ?? [];
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(headers['content-range'] ?? '') ?? [];
  const named = tail === 'part' || tail === 'close' ? tail : 'session';
  const call = url.endsWith('/upload/image') ? 'image' : id === '' ? 'other' : id === 'new' ? 'new' : named;
  return {
    method,
    path: url,
    call,
    sessionId: call === 'new' ? '' : id,
    range: first === undefined || last === undefined ? null : [Number(first), Number(last)],
    before: seen.filter((one) => one.call === call).length,
  };
}

/** Lets bytes through at a rate. */
function throttle(bytesPerSecond: number): Transform {
  const started = performance.now();
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      passed += chunk.length;
      const due = started + (passed / bytesPerSecond) * 1000;
      setTimeout(() => next(null, chunk), Math.max(0, due - performance.now()));
    },
  });
}

/**
 * A proxy between the browser and the platform that can do to a request what networks do. Pages of `folder` are served below
 * `/faults/`.
 */
export async function openWire(target: string, folder: string): Promise<Wire> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let moment = 0;
  let underWay = 0;
  const closing = () => (wire.keepAlive ? {} : { connection: 'close' });

  async function servePage(url: string, answer: ServerResponse): Promise<void> {
    const file = path.join(folder, new URL(url, 'http://wire').pathname.replace('/faults/', ''));
    answer.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    answer.end(await readFile(file));
  }

  /** Passes a request on, and answers once its body has gone. */
  async function pass(
    incoming: IncomingMessage,
    answer: ServerResponse,
    fault: Fault | null,
    seen: WireRequest,
    part: WirePart | null,
  ) {
    const { origin: _origin, ...headers } = incoming.headers;
    if (wire.plain) delete headers['content-range'];
    const onward = request(wire.target + (incoming.url ?? ''), {
      agent,
      method: incoming.method,
      headers: { ...headers, host: new URL(wire.target).host },
    });
    incoming.once('close', () => !incoming.complete && onward.destroy());
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve);
      onward.once('error', reject);
    });
    const slow = fault?.kind === 'slow' ? [throttle(fault.bytesPerSecond)] : [];
    let left = fault?.kind === 'cutBody' ? fault.after : Number.POSITIVE_INFINITY;
    const cut = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        left -= chunk.length;
        if (left < 0) next(new Error('cut'));
        else next(null, chunk);
      },
    });
    await Promise.all([answered, pipeline([incoming, ...slow, cut, onward])]);
    const response = await answered;
    if (part) Object.assign(part, { status: response.statusCode ?? 0, answered: (moment += 1) });
    if (fault?.kind === 'cutAnswer') {
      response.resume();
      throw new Error('cut');
    }
    const body = Buffer.concat(await response.toArray());
    const { 'content-length': _length, ...rest } = response.headers;
    answer.writeHead(response.statusCode ?? 502, { ...rest, ...closing() });
    answer.end(
      wire.plain && seen.call === 'new' ? body.toString().replace(/,?"parts":"any-order"/, '') : body,
    );
  }

  async function take(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (incoming.url?.startsWith('/faults/')) return servePage(incoming.url, answer);
    const seen = read(incoming, wire.seen);
    const fault = wire.fault(seen);
    wire.seen.push(seen);
    const part: WirePart | null =
      seen.call === 'part' && seen.range !== null
        ? {
            sessionId: seen.sessionId,
            first: seen.range[0],
            last: seen.range[1],
            begun: (moment += 1),
            answered: null,
            status: null,
          }
        : null;
    if (fault?.kind === 'hold') await fault.until;
    // Who waited for it may have gone.
    if (incoming.socket.destroyed) return undefined;
    if (fault?.kind !== 'answer') {
      if (part) wire.parts.push(part);
      return pass(incoming, answer, fault, seen, part);
    }
    // Whoever sends it may give up in the middle.
    await finished(incoming.resume()).catch(() => undefined);
    answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers, ...closing() });
    answer.end(JSON.stringify({ error: fault.error ?? 'injected' }));
  }

  const server = createServer((incoming, answer) => {
    const { socket } = incoming;
    underWay += 1;
    take(incoming, answer)
      .catch(() => socket.destroy())
      .finally(() => (underWay -= 1));
  });
  server.on('connection', (socket) => {
    if (wire.down) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const wire: Wire = {
    origin: `http://127.0.0.1:${address.port}`,
    fault: () => null,
    target,
    down: false,
    plain: false,
    keepAlive: false,
    parts: [],
    seen: [],
    cut,
    underWay: () => underWay,
    close: async () => {
      cut();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wire;
}

/** Parts that the platform had confirmed when they began to be sent again to the same session. */
export function sentTwice(parts: WirePart[]): WirePart[] {
  return parts.filter((part) =>
    parts.some(
      (other) =>
        other.sessionId === part.sessionId &&
        other.status === 200 &&
        other.answered !== null &&
        other.answered < part.begun &&
        other.first <= part.last &&
        part.first <= other.last,
    ),
  );
}
