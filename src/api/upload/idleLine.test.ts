import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partSize } from '#domain/upload/schema.ts';
import { createFairSlots } from '#lib/concurrency/fairSlots.ts';
import { client } from '../client.ts';
import { transfer } from './transport.ts';

const original = client.defaults.adapter;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  client.defaults.adapter = original;
  vi.useRealTimers();
});

/** A line on the test's own clock: each request takes a fixed time, then the bodies share the line, then each is written to a disk. */
interface Line {
  delay: number;
  bytesPerMs: number;
  disk: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A simulated platform at the end of a line. */
function openLine({ delay, bytesPerMs, disk }: Line, atOnce: number | undefined) {
  let freeAt = 0;
  const answers = (url: string) => {
    if (url.endsWith('/new'))
      return { sessionId: 's', fileName: 'a.mp4', size: 1, parts: 'any-order', atOnce };
    return url.endsWith('/close') ? { ID: 'stream' } : {};
  };
  return async (config: InternalAxiosRequestConfig) => {
    await pause(delay);
    const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(String(config.headers.get('Content-Range'))) ?? [];
    if (last !== undefined) {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (Number(last) - Number(first) + 1) / bytesPerMs;
      await pause(freeAt - now + disk);
    }
    const data = answers(config.url ?? '');
    return { data, status: 200, statusText: '', headers: new AxiosHeaders(), config };
  };
}

/** How many times longer a file takes than one raw request with all of its bytes. */
async function ofRaw(line: Line, atOnce: number | undefined): Promise<number> {
  const size = 190 * partSize;
  const file = Object.defineProperties(new Blob(), {
    size: { value: size },
    slice: { value: () => new Blob(['x']) },
  });
  client.defaults.adapter = openLine(line, atOnce);
  const began = performance.now();
  const arrived: number[] = [];
  const sent = transfer(file, {
    fileName: 'a.mp4',
    slots: createFairSlots(4),
    signal: new AbortController().signal,
  }).then(() => arrived.push(performance.now() - began));
  while (arrived.length === 0) await vi.advanceTimersByTimeAsync(5);
  await sent;
  const [took = 0] = arrived;
  return took / (line.delay + size / line.bytesPerMs + line.disk);
}

test('a quick line with a long delay is kept busy by more parts where the platform takes them', async () => {
  const line = { delay: 60, bytesPerMs: 350_000, disk: 10 };
  const [four, more] = [await ofRaw(line, undefined), await ofRaw(line, 8)];
  expect(more).toBeLessThanOrEqual(1.2);
  expect(four).toBeGreaterThan(more);
});

test('a line that four parts keep busy takes no longer with them than with one raw request', async () => {
  for (const delay of [0, 60]) {
    const line = { delay, bytesPerMs: 12_500, disk: 10 };
    const [four, more] = [await ofRaw(line, undefined), await ofRaw(line, 8)];
    expect(four).toBeLessThanOrEqual(1.02);
    expect(more).toBe(four);
  }
});
