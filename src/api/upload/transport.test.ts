import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createUploadServer, type Seen, type UploadServerOptions } from '#tests/support/upload-server.ts';
import { client } from '../client.ts';
import { partSize } from '#domain/upload/schema.ts';
import { createFairSlots } from '#lib/concurrency/fairSlots.ts';
import type { OpenSession, TransferOptions } from './sending.ts';
import { transfer } from './transport.ts';

const original = client.defaults.adapter;
let pauses: number[] = [];

beforeEach(() => {
  pauses = [];
});
afterEach(() => {
  client.defaults.adapter = original;
  vi.useRealTimers();
});

/** Bytes that differ from place to place, so that a misplaced part shows. */
function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let i = 0; i < size; i += 997) bytes[i] = (i / 997) % 251;
  return bytes;
}

function open(options: UploadServerOptions = {}) {
  const server = createUploadServer(options);
  client.defaults.adapter = fetchAdapter(server.fetch);
  return server;
}

const network = new TypeError('connection lost');
const failure = (status: number, headers: HeadersInit = {}) =>
  Response.json({ error: 'no' }, { status, headers });

function send(bytes: Uint8Array<ArrayBuffer>, more: Partial<TransferOptions> = {}) {
  const progress: number[] = [];
  const sessions: OpenSession[] = [];
  const result = transfer(new Blob([bytes]), {
    fileName: 'лекция.mp4',
    slots: createFairSlots(4),
    signal: new AbortController().signal,
    pause: async (ms) => void pauses.push(ms),
    onProgress: (sent) => progress.push(sent),
    onSession: (session) => void sessions.push(session),
    ...more,
  });
  return { result, progress, sessions };
}

const parts = (seen: Seen[]) => seen.filter(({ call }) => call === 'part').map(({ range }) => range);
const calls = (seen: Seen[]) => seen.map(({ call }) => call);
const isMonotone = (values: number[]) => values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0));
const stored = (server: ReturnType<typeof open>, id = 'session-1') =>
  Buffer.from(server.sessions.get(id)?.bytes ?? []);

test('a file smaller than a part goes as one', async () => {
  const server = open();
  const bytes = bytesOf(partSize - 1);
  const { result, progress } = send(bytes);
  expect(await result).toBe('stream-session-1');
  expect(calls(server.seen)).toEqual(['new', 'part', 'close']);
  expect(parts(server.seen)).toEqual([[0, partSize - 2]]);
  expect(server.sessions.get('session-1')).toMatchObject({ fileName: 'лекция.mp4', size: partSize - 1 });
  expect(progress.at(-1)).toBe(partSize - 1);
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
});

test('senders begin a quarter of a round trip apart, so that they do not all wait together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const server = open();
  const answer = fetchAdapter(server.fetch);
  const begun: number[] = [];
  client.defaults.adapter = async (config) => {
    if (config.data instanceof Blob) begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 80));
    return answer(config);
  };
  const { result } = send(bytesOf(partSize * 4 + 1));
  // It moves the clock.
  await vi.waitFor(() => expect(calls(server.seen)).toContain('close'), { timeout: 20_000, interval: 5 });
  await result;
  const gaps = begun.slice(1, 4).map((at, i) => at - (begun[i] ?? at));
  // A round trip is at least 80 ms, and the clock moves by 5.
  expect(gaps.length).toBe(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
});

test('a file goes in parts of exactly 5 242 880 bytes, the last one shorter, up to four at once', async () => {
  const server = open();
  const bytes = bytesOf(partSize * 6 + 100);
  const { result, progress } = send(bytes);
  await result;
  expect(parts(server.seen).length).toBe(7);
  expect(new Set(parts(server.seen).map((range) => range?.[0]))).toEqual(
    new Set(Array.from({ length: 7 }, (_, i) => i * partSize)),
  );
  expect(parts(server.seen).find((range) => range?.[0] === partSize * 6)).toEqual([
    partSize * 6,
    partSize * 6 + 99,
  ]);
  expect(server.state.most).toBe(4);
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
  expect(isMonotone(progress)).toBe(true);
  expect(progress.at(-1)).toBe(bytes.length);
});

test('a platform that takes more at a time gets more where the line waits more than it sends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const server = open({
    atOnce: 8,
    hold: () => new Promise((resolve) => setTimeout(resolve, 5)),
  });
  const answer = fetchAdapter(server.fetch);
  let [flying, most] = [0, 0];
  // Nearly all of a part's time is latency.
  client.defaults.adapter = async (config) => {
    const part = config.data instanceof Blob;
    if (part) most = Math.max(most, (flying += 1));
    await new Promise((resolve) => setTimeout(resolve, 80));
    const answered = await answer(config);
    if (part) flying -= 1;
    return answered;
  };
  const slots = createFairSlots(4);
  const { result, sessions } = send(bytesOf(partSize * 12), { slots });
  await vi.waitFor(() => expect(calls(server.seen)).toContain('close'), { timeout: 20_000, interval: 5 });
  await result;
  expect(sessions).toEqual([{ sessionId: 'session-1', anyOrder: true, atOnce: 8 }]);
  expect(most).toBe(5);
});

test('each part waits until its bytes may leave, and one that is stopped meanwhile is not sent', async () => {
  const server = open();
  const stop = new AbortController();
  const asked: number[] = [];
  const pace = async (_session: string, bytes: number, signal: AbortSignal) => {
    if (asked.push(bytes) <= 2) return;
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { result } = send(bytesOf(partSize * 4), { pace, signal: stop.signal });
  await vi.waitFor(() => expect(parts(server.seen)).toHaveLength(2));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  stop.abort(new Error('paused'));
  await expect(result).rejects.toThrow('paused');
  expect(parts(server.seen)).toHaveLength(2);
  expect(new Set(asked)).toEqual(new Set([partSize]));
});

test('a plain platform gets one part after another', async () => {
  const server = open({ anyOrder: false });
  const bytes = bytesOf(partSize * 3);
  const { result, sessions } = send(bytes);
  await result;
  expect(sessions).toEqual([{ sessionId: 'session-1', anyOrder: false }]);
  expect(server.state.most).toBe(1);
  expect(parts(server.seen)).toEqual([0, 1, 2].map((i) => [i * partSize, (i + 1) * partSize - 1]));
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
});

test('a failed part goes again after growing pauses, once the platform said what it kept', async () => {
  let failures = 0;
  const server = open({
    interfere: ({ call, range }) => {
      if (call !== 'part' || range?.[0] !== partSize || failures === 3) return null;
      failures += 1;
      return { answer: failures === 2 ? failure(503) : network };
    },
  });
  const bytes = bytesOf(partSize * 2);
  const { result, progress } = send(bytes);
  await result;
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(calls(server.seen).filter((call) => call === 'session').length).toBe(3);
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
  expect(isMonotone(progress)).toBe(true);
});

test('parts that fail together are told of, and ask once what was kept', async () => {
  let failures = 0;
  let setbacks = 0;
  let allAtOnce = () => undefined as void;
  const together = new Promise<void>((resolve) => (allAtOnce = resolve));
  const server = open({
    hold: () => {
      if (parts(server.seen).length === 4) allAtOnce();
      return together;
    },
    interfere: ({ call }) => {
      if (call !== 'part' || failures === 4) return null;
      failures += 1;
      return { answer: network };
    },
  });
  await send(bytesOf(partSize * 4), { onSetback: () => (setbacks += 1) }).result;
  expect(setbacks).toBe(4);
  expect(calls(server.seen).filter((call) => call === 'session').length).toBe(1);
});

test('Retry-After is waited for', async () => {
  let failed = false;
  open({
    interfere: ({ call }) => {
      if (call !== 'part' || failed) return null;
      failed = true;
      return { answer: failure(429, { 'Retry-After': '17' }) };
    },
  });
  await send(bytesOf(10)).result;
  expect(pauses).toEqual([17_000]);
});

test('a part whose answer was lost is not sent to a plain platform twice', async () => {
  let lost = false;
  const server = open({
    anyOrder: false,
    interfere: ({ call, range }) => {
      if (call !== 'part' || range?.[0] !== partSize || lost) return null;
      lost = true;
      return { answer: network, taken: true };
    },
  });
  const bytes = bytesOf(partSize * 3);
  await send(bytes).result;
  expect(parts(server.seen)).toEqual([0, 1, 2].map((i) => [i * partSize, (i + 1) * partSize - 1]));
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
});

test('where a plain platform does not say what it kept, the session is begun anew', async () => {
  let failed = false;
  const server = open({
    anyOrder: false,
    tells: false,
    interfere: ({ call }) => {
      if (call !== 'part' || failed) return null;
      failed = true;
      return { answer: network };
    },
  });
  const bytes = bytesOf(partSize * 2);
  const { result, sessions } = send(bytes);
  expect(await result).toBe('stream-session-2');
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['session-1', 'session-2']);
  expect(stored(server, 'session-2').equals(Buffer.from(bytes))).toBe(true);
});

test('a close that finds holes is followed by what is missing', async () => {
  let closed = false;
  const server = open({
    interfere: ({ call, sessionId }) => {
      if (call !== 'close' || closed) return null;
      closed = true;
      // The platform has lost the middle part.
      const session = server.sessions.get(sessionId);
      if (session)
        session.ranges = [
          [0, partSize - 1],
          [partSize * 2, partSize * 3 - 1],
        ];
      return null;
    },
  });
  const bytes = bytesOf(partSize * 3);
  expect(await send(bytes).result).toBe('stream-session-1');
  expect(calls(server.seen).filter((call) => call === 'close').length).toBe(2);
  expect(parts(server.seen).filter((range) => range?.[0] === partSize).length).toBe(2);
});

test('a close whose answer was lost is asked again, and answers the same stream', async () => {
  let lost = false;
  open({
    interfere: ({ call }) => {
      if (call !== 'close' || lost) return null;
      lost = true;
      return { answer: network, taken: true };
    },
  });
  expect(await send(bytesOf(10)).result).toBe('stream-session-1');
});

test('a stop ends it at once, and another run goes on from what was kept', async () => {
  const stop = new AbortController();
  const server = open({
    hold: async ({ range }) => {
      if (range?.[0] === partSize * 4) stop.abort(new Error('paused'));
      await new Promise((resolve) => setTimeout(resolve, range && range[0] > 0 ? 50 : 1));
    },
  });
  const bytes = bytesOf(partSize * 6);
  const slots = createFairSlots(4);
  const first = send(bytes, { signal: stop.signal, slots });
  await expect(first.result).rejects.toThrow('paused');
  const before = parts(server.seen).length;
  expect(before).toBeLessThan(6);

  const [session] = first.sessions;
  const second = send(bytes, { session: session ?? null, slots });
  await second.result;
  const again = server.seen.slice(server.seen.findIndex(({ call }) => call === 'session'));
  expect(parts(again).map((range) => range?.[0])).not.toContain(0);
  expect(calls(server.seen).filter((call) => call === 'new').length).toBe(1);
  expect(second.progress[0]).toBeGreaterThan(0);
  expect(stored(server).equals(Buffer.from(bytes))).toBe(true);
});

test('a session that is gone is begun anew', async () => {
  const server = open();
  const session = { sessionId: 'gone', anyOrder: true };
  const { result, sessions } = send(bytesOf(10), { session });
  expect(await result).toBe('stream-session-1');
  expect(calls(server.seen)).toEqual(['session', 'new', 'part', 'close']);
  expect(sessions).toHaveLength(1);
});

test('other data in the place of a part begins the session anew, but not for ever', async () => {
  const server = open({ interfere: ({ call }) => (call === 'part' ? { answer: failure(409) } : null) });
  await expect(send(bytesOf(10)).result).rejects.toMatchObject({ status: 409 });
  expect(calls(server.seen).filter((call) => call === 'new').length).toBe(3);
});

test('what the platform refuses is not tried again', async () => {
  const server = open({ interfere: ({ call }) => (call === 'part' ? { answer: failure(413) } : null) });
  await expect(send(bytesOf(partSize * 6)).result).rejects.toMatchObject({ status: 413 });
  expect(pauses).toEqual([]);
  expect(parts(server.seen).length).toBeLessThanOrEqual(4);
});

test('it gives up after six refusals in a row', async () => {
  open({ interfere: ({ call }) => (call === 'part' ? { answer: failure(500) } : null) });
  await expect(send(bytesOf(10)).result).rejects.toMatchObject({ status: 500 });
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
});

test('a lost connection is waited for as long as it takes', async () => {
  let failures = 0;
  const setbacks: string[] = [];
  const server = open({
    interfere: ({ call }) => (call === 'part' && ++failures <= 40 ? { answer: network } : null),
  });
  const { result } = send(bytesOf(10), { onSetback: (setback) => setbacks.push(setback) });
  expect(await result).toBe('stream-session-1');
  expect(pauses).toHaveLength(40);
  expect(Math.max(...pauses)).toBe(30_000);
  expect(new Set(setbacks)).toEqual(new Set(['network']));
  expect(server.sessions.size).toBe(1);
});

test('a full server is told at once', async () => {
  open({ interfere: ({ call }) => (call === 'part' ? { answer: failure(507) } : null) });
  await expect(send(bytesOf(10)).result).rejects.toMatchObject({ status: 507 });
  expect(pauses).toEqual([]);
});

test('an opening that fails is tried again', async () => {
  const server = open({
    interfere: ({ call }, count) => (call === 'new' && count < 3 ? { answer: network } : null),
  });
  expect(await send(bytesOf(10)).result).toBe('stream-session-3');
  expect(server.sessions.size).toBe(1);
});

test('a file that cannot be read any more says so, in place of a lost connection', async () => {
  open({ interfere: ({ call }) => (call === 'part' ? { answer: network } : null) });
  class GoneFile extends Blob {
    override slice(): Blob {
      const part = new Blob(['x']);
      part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      return part;
    }
  }
  const result = transfer(new GoneFile(['abc']), {
    fileName: 'a.mp4',
    slots: createFairSlots(4),
    signal: new AbortController().signal,
  });
  await expect(result).rejects.toMatchObject({
    name: expect.stringMatching(/UnreadableFile|NotReadableError/),
  });
});

test('two files share four slots', async () => {
  const server = open();
  const slots = createFairSlots(4);
  const [one, two] = [bytesOf(partSize * 5), bytesOf(partSize * 4)];
  await Promise.all([send(one, { slots }).result, send(two, { slots }).result]);
  expect(server.state.most).toBe(4);
  const ids = ['session-1', 'session-2'].map((id) => server.sessions.get(id)?.size).toSorted();
  expect(ids).toEqual([two.length, one.length]);
});
