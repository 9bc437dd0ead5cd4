import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { probeMedia } from './probe.ts';

async function factsOf(bytes: Uint8Array<ArrayBuffer>) {
  const files = memoryFiles();
  await files.adopt('a', bytes.length, async () => new Blob([bytes]).stream());
  return probeMedia(files, 'a', bytes.length, new AbortController().signal).catch(() => 'unreadable');
}

const header = [0xff, 0xfb, 0x90, 0];

/** Frames of silence, of 26 ms each, `size` bytes from one to the next. */
function silence(size: number, count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size * count);
  for (let at = 0; at < bytes.length; at += size) bytes.set(header, at);
  return bytes;
}

it('reads the length of an MP3 that has no table, also behind a tag', async () => {
  const facts = { kind: 'audio', mime: 'audio/mpeg', durationSec: 8, width: null, height: null };
  expect(await factsOf(silence(417, 300))).toEqual(facts);
  const tag = [0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 2, 0, ...Array.from({ length: 256 }, () => 0)];
  expect(await factsOf(Uint8Array.from([...tag, ...silence(417, 300)]))).toEqual(facts);
});

it('takes nothing but headers of frames for no media', async () => {
  expect(await factsOf(Uint8Array.from({ length: 40_000 }, (_, at) => header[at % 4] ?? 0))).toBeNull();
  expect(await factsOf(silence(430, 300))).toBeNull();
});

it('takes a playlist for no media, and asks nobody for what it names', async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`;
  expect(await factsOf(new TextEncoder().encode(playlist))).toBeNull();
  expect(asked).toBe(0);
});
