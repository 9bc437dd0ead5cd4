import { expect, onTestFinished, test, vi } from 'vitest';
import { headOfFile, streamFile } from './streamFile.ts';

const whole = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);
const never = new AbortController().signal;
const pause = async () => undefined;

/** Simulates a platform that breaks off after so many bytes of each answer, and is unreachable where the list has none. */
function served(cuts: number[], { partial = true, status = 200 } = {}) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    const { Range: range = null } = headers;
    asked.push(range);
    const cut = cuts.shift();
    if (cut === 0) throw new TypeError('Failed to fetch');
    const from = Number(/\d+/.exec(range ?? '0')?.[0]);
    const rest = whole.slice(from);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(rest.slice(0, cut));
        if (cut === undefined) controller.close();
        else queueMicrotask(() => controller.error(new TypeError('network error')));
      },
    });
    const code = status === 200 && range !== null && partial ? 206 : status;
    return new Response(body, { status: code, headers: { 'content-length': String(rest.length) } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const read = async (stream: ReadableStream<Uint8Array<ArrayBufferLike>>) =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

test('a line that breaks is taken up again from its byte, however often', async () => {
  const asked = served([300, 0, 200]);
  const bytes = await read(streamFile('./media', { signal: never, pause }));
  expect(Buffer.compare(bytes, whole)).toBe(0);
  expect(asked[0]).toBeNull();
  expect(asked.length).toBeGreaterThan(2);
});

test('a line that stays away is given up, and so is a file that is refused or cannot be read in parts', async () => {
  served([0, 0, 0, 0, 0, 0, 0, 0]);
  await expect(read(streamFile('./media', { signal: never, pause }))).rejects.toMatchObject({
    kind: 'network',
  });
  const asked = served([], { status: 404 });
  await expect(read(streamFile('./media', { signal: never, pause }))).rejects.toMatchObject({ status: 404 });
  expect(asked).toHaveLength(1);
});

test('nothing is read before it is wanted, and the first bytes alone where no more are', async () => {
  const asked = served([]);
  const stream = streamFile('./media', { signal: never, pause });
  expect(asked).toEqual([]);
  await stream.cancel();
  expect(await headOfFile('./media', 4, never)).toEqual(whole.subarray(0, 4));
  expect(asked).toEqual(['bytes=0-3']);
});
