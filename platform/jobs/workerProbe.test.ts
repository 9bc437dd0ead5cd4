import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { StorageError } from '../files/files.ts';
import { s3Files } from '../files/s3.ts';
import { testFolder } from '../testing/process.ts';
import { testS3 } from '../testing/s3.ts';
import { workerProbe } from './workerProbe.ts';

/** Threads that do what the names of their files say. */
function stubborn(limitMs: number) {
  const script = new URL('../testing/stubbornWorker.ts', import.meta.url);
  const threads = workerProbe('', { limitMs, script });
  onTestFinished(() => threads.close());
  const closing = new AbortController();
  const look = (fileId: string) => threads.probe(memoryFiles(), fileId, 1, closing.signal);
  return { look, closing };
}

const facts = { kind: 'audio', durationSec: 7 };

it('a file that takes too long, takes its thread down or makes it talk nonsense fails alone', async () => {
  const { look } = stubborn(5000);
  expect(await look('sound')).toMatchObject(facts);
  await expect(look('deadly')).rejects.toThrow('took the thread down');
  await expect(look('nonsense')).rejects.toThrow('Invalid');
  expect(await look('one')).toMatchObject(facts);
  expect(await Promise.all([look('one'), look('two')])).toMatchObject([facts, facts]);
});

it('a file that has no end is left after its time, and the next one is looked at', async () => {
  const { look } = stubborn(1);
  await expect(look('endless')).rejects.toMatchObject({ name: 'AbortError' });
  const { look: patient } = stubborn(5000);
  expect(await patient('sound')).toMatchObject(facts);
});

it('a file is given its time to work on alone, and none for what the storage takes', async () => {
  const { look } = stubborn(1200);
  expect(await look('late')).toMatchObject(facts);
});

it('a server that closes does not wait for one', async () => {
  const { look, closing } = stubborn(60_000);
  const left = look('endless');
  closing.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});

it('a file in a bucket is read by ranges, and one that the storage does not give is not taken for a bad one', async () => {
  const storage = await testS3();
  onTestFinished(() => storage.close());
  const place = { ...(await storage.bucket()), spool: await testFolder(), pauseMs: 0 };
  const film = await readFile('platform/scenarios/media/0750.mp4');
  const files = s3Files(place);
  await files.take('film', new Blob([film]).stream());
  await files.take('text', new Blob(['no film']).stream());
  const threads = workerProbe(place);
  onTestFinished(() => threads.close());
  const look = (id: string, size: number) => threads.probe(files, id, size, new AbortController().signal);
  storage.fault = () => ({ status: 503, code: 'SlowDown' });
  await expect(look('film', film.length)).rejects.toThrow(StorageError);
  storage.fault = () => null;
  storage.calls.length = 0;
  expect(await look('film', film.length)).toMatchObject({ kind: 'video' });
  expect(storage.calls.length).toBeLessThan(10);
  expect(await look('text', 7)).toBeNull();
});

/** A storage that does so with every call. */
async function storageThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

it.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  [
    'breaks off each time it has begun',
    (_asked, answer) => {
      answer.writeHead(206, { 'content-length': '100000' });
      answer.flushHeaders();
      setImmediate(() => answer.destroy());
    },
  ],
])('a file in a bucket that %s is not taken for a bad one either', async (_what, answer) => {
  const endpoint = await storageThat(answer);
  const key = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
  const place = { endpoint, bucket: 'bucket', region: 'us-east-1', ...key, spool: await testFolder() };
  const threads = workerProbe(place, { limitMs: 15_000, silentMs: 100 });
  onTestFinished(() => threads.close());
  const look = threads.probe(memoryFiles(), 'film', 100_000, new AbortController().signal);
  await expect(look).rejects.toThrow(StorageError);
});
