import { joinRanges, receivedOf, type Range } from '#domain/upload/ranges.ts';

/** One request of an upload as the server saw it. */
export interface Seen {
  call: 'new' | 'part' | 'session' | 'close';
  sessionId: string;
  range: Range | null;
}

interface Session {
  size: number;
  fileName: string;
  ranges: Range[];
  bytes: Uint8Array;
  closed: string | null;
}

export interface UploadServerOptions {
  /** Parts in any order; otherwise the plain platform, which appends and looks at no header. */
  anyOrder?: boolean;
  /** How many parts at a time it says that it takes; it does not say by default. */
  atOnce?: number;
  /** The plain platform says what it has received. */
  tells?: boolean;
  /** Answers in place of the server. `done` is whether the server has taken the call first, as when an answer is lost. */
  interfere?: (seen: Seen, count: number) => Interference | null;
  /** Holds a part until the promise settles. */
  hold?: (seen: Seen) => Promise<void>;
}

export type Interference = { answer: Response | Error; taken?: boolean };

/** A server of uploads that keeps to the contract, with room to interfere. */
export function createUploadServer(options: UploadServerOptions = {}) {
  const { anyOrder = true, atOnce, tells = true, interfere = () => null, hold } = options;
  const sessions = new Map<string, Session>();
  const seen: Seen[] = [];
  const state = { inFlight: 0, most: 0, opened: 0 };

  const stateOf = (sessionId: string, session: Session) => ({
    sessionId,
    size: session.size,
    fileName: session.fileName,
    ...(tells && { received: receivedOf(session.ranges) }),
    ...(tells && anyOrder && { ranges: session.ranges }),
  });

  function take(session: Session, header: string | null, body: Uint8Array): Response {
    const [, from] = /^bytes (\d+)-/.exec(header ?? '') ?? [];
    const first = anyOrder ? Number(from) : receivedOf(session.ranges);
    session.bytes.set(body.subarray(0, session.size - first), first);
    session.ranges = joinRanges([...session.ranges, [first, first + body.length - 1]]);
    return Response.json({});
  }

  function close(sessionId: string, session: Session): Response {
    if (receivedOf(session.ranges) !== session.size)
      return Response.json({ error: 'holes', ...stateOf(sessionId, session) }, { status: 409 });
    session.closed ??= `stream-${sessionId}`;
    return Response.json({ ID: session.closed });
  }

  async function answer({ call, sessionId }: Seen, request: Request, body: Uint8Array): Promise<Response> {
    if (call === 'new') {
      const { fileName, size } = JSON.parse(new TextDecoder().decode(body));
      sessions.set(sessionId, { size, fileName, ranges: [], bytes: new Uint8Array(size), closed: null });
      const order = anyOrder && { parts: 'any-order', ...(atOnce !== undefined && { atOnce }) };
      return Response.json({ sessionId, fileName, size, ...order });
    }
    const session = sessions.get(sessionId);
    if (!session) return Response.json({ error: 'no such session' }, { status: 404 });
    if (call === 'part') return take(session, request.headers.get('content-range'), body);
    return call === 'close' ? close(sessionId, session) : Response.json(stateOf(sessionId, session));
  }

  function read(request: Request): Seen {
    const [, id = '', tail] = /session\/([^/]+)(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? [];
    const call = id === 'new' ? 'new' : tail === 'part' || tail === 'close' ? tail : 'session';
    const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(request.headers.get('content-range') ?? '') ?? [];
    const range: Range | null = first && last ? [Number(first), Number(last)] : null;
    if (call === 'new') state.opened += 1;
    return { call, sessionId: call === 'new' ? `session-${state.opened}` : id, range };
  }

  async function fetch(request: Request): Promise<Response> {
    const one = read(request);
    const count = seen.push(one);
    const body = new Uint8Array(await request.arrayBuffer());
    const interference = interfere(one, count);
    if (one.call === 'part') {
      state.inFlight += 1;
      state.most = Math.max(state.most, state.inFlight);
      await (hold?.(one) ?? new Promise((resolve) => setImmediate(resolve)));
      state.inFlight -= 1;
    }
    const own = !interference || interference.taken ? await answer(one, request, body) : null;
    if (!interference) return own ?? Response.error();
    if (interference.answer instanceof Error) throw interference.answer;
    return interference.answer;
  }

  return { fetch, seen, sessions, state };
}
