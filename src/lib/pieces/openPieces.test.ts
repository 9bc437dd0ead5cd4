import { afterEach, expect, test, vi } from 'vitest';
import { openPieces } from './openPieces.ts';

const file = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

/** A platform that answers range requests, or as the test says. */
function serve(answer?: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_link: string, { headers }: { headers: { Range: string } }) => {
    asked.push(headers.Range);
    if (answer !== undefined) return answer();
    const [first = 0, last = 0] = (/(\d+)-(\d+)/.exec(headers.Range) ?? []).slice(1).map(Number);
    const part = file.subarray(first, last + 1);
    const range = `bytes ${first}-${first + part.length - 1}/${file.length}`;
    return new Response(part, { status: 206, headers: { 'Content-Range': range } });
  });
  return asked;
}

test('the head tells the size and is asked for once; other pieces come as they are asked for', async () => {
  const asked = serve();
  const pieces = await openPieces('/media', 1e6, { signal, onUnreached: () => undefined });
  expect(pieces?.size).toBe(file.length);
  expect(new Uint8Array((await pieces?.read(10, 20)) ?? new ArrayBuffer())).toEqual(file.slice(10, 20));
  expect(new Uint8Array((await pieces?.read(150_000, 150_100)) ?? new ArrayBuffer())).toEqual(
    file.slice(150_000, 150_100),
  );
  expect(asked).toEqual(['bytes=0-65535', 'bytes=150000-150099']);
});

test('no more travels than may', async () => {
  const asked = serve();
  const pieces = await openPieces('/media', 100_000, { signal, onUnreached: () => undefined });
  await expect(pieces?.read(100_000, 180_000)).rejects.toThrow('More of the file');
  expect(asked).toHaveLength(1);
});

test.each([
  ['knows no ranges', () => new Response(file), false],
  ['has no such file', () => new Response('', { status: 404 }), false],
  ['is broken', () => new Response('', { status: 503 }), true],
])('a platform that %s', async (_what, answer, isUnreached) => {
  serve(answer);
  const onUnreached = vi.fn<() => void>();
  expect(await openPieces('/media', 1e6, { signal, onUnreached })).toBeNull();
  expect(onUnreached).toHaveBeenCalledTimes(isUnreached ? 1 : 0);
});
