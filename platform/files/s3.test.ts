import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { testS3, type TestS3 } from '../testing/s3.ts';
import { filesConformance, readAll } from './conformance.ts';
import { ConflictError, HoleError, StorageError, type Files } from './files.ts';
import { s3Files, type S3Options } from './s3.ts';
import type { S3Place } from './s3Client.ts';
import { slotSize } from './s3Drafts.ts';

let storage: TestS3;
let root = '';
beforeAll(async () => {
  storage = await testS3();
  root = await mkdtemp(path.join(tmpdir(), 'spool-'));
});
afterEach(() => {
  storage.fault = () => null;
});
afterAll(async () => {
  await storage.close();
  await rm(root, { recursive: true, force: true });
});

const open = (place: S3Place, more: Partial<S3Options> = {}): Files =>
  s3Files({ ...place, spool: path.join(root, place.bucket), pauseMs: 0, ...more });

filesConformance('S3', async () => open(await storage.bucket()), 6);

const bytesOf = (size: number, seed = 1) =>
  Uint8Array.from({ length: size }, (_, at) => (Math.imul(at + seed, 2_654_435_761) >>> 13) & 0xff);

const size = 2 * slotSize + 1000;
const film = bytesOf(size);
const partAt = (number: number) => film.slice(number * slotSize, Math.min((number + 1) * slotSize, size));
const send = (files: Files, number: number, bytes = partAt(number)) =>
  files.write('film', number * slotSize, bytes.length, new Blob([bytes]).stream());

/** The calls that a piece of work makes. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = storage.calls.length;
  await work();
  return storage.calls.slice(before);
}

it('S3: parts of authors are parts of a multipart upload, one to one, and any process goes on with them', async () => {
  const place = await storage.bucket();
  const one = open(place);
  await send(one, 1);
  expect(await callsOf(() => send(one, 0))).toEqual(['PUT files/film']);
  expect(await callsOf(() => send(one, 0))).toEqual([]);

  const two = open(place);
  expect(await two.ranges('film')).toEqual([[0, 2 * slotSize - 1]]);
  expect(await callsOf(() => send(two, 1))).toEqual([]);
  await expect(send(two, 1, bytesOf(slotSize, 7))).rejects.toThrow(ConflictError);
  await send(two, 2);
  expect(await two.size('film')).toBeNull();

  // What the other process has taken meanwhile is asked for before the end.
  await one.finish('film', size);
  expect(Buffer.compare(await readAll(one.read('film')), film)).toBe(0);
  expect(await readAll(one.read('film', [slotSize - 2, slotSize + 1]))).toEqual(
    film.slice(slotSize - 2, slotSize + 2),
  );
  expect(await one.list()).toMatchObject([{ id: 'film', size }]);
  // Nothing of what came waits on the disk any more.
  expect(await readdir(path.join(root, place.bucket))).toEqual([]);
});

it('S3: of two processes that begin a file at once, both know what the other has taken', async () => {
  const place = await storage.bucket();
  const [one, two] = [open(place), open(place)];
  await Promise.all([send(one, 0), send(two, 1)]);
  await send(one, 2);
  await two.finish('film', size);
  expect(Buffer.compare(await readAll(two.read('film')), film)).toBe(0);
});

it('S3: what another process has taken is told at once, though this one knew of less', async () => {
  const place = await storage.bucket();
  const [one, two] = [open(place), open(place)];
  await send(one, 0);
  expect(await two.ranges('film')).toEqual([[0, slotSize - 1]]);
  await send(one, 2);
  await send(one, 1);
  expect(await callsOf(() => two.ranges('film'))).toHaveLength(2);
  expect(await two.ranges('film')).toEqual([[0, size - 1]]);
  await one.finish('film', size);
  expect(await two.size('film')).toBe(size);
});

it('S3: a storage that is busy for a moment is asked again, and one that stays busy says so, with nothing lost', async () => {
  const place = await storage.bucket();
  const files = open(place);
  await send(files, 0);
  let refused = 0;
  const busy = { status: 503, code: 'SlowDown' };
  storage.fault = () => (refused++ < 2 ? busy : null);
  await send(files, 1);
  expect(refused).toBeGreaterThan(2);
  storage.fault = () => busy;
  await expect(send(files, 2)).rejects.toThrow(StorageError);
  await expect(files.finish('film', size)).rejects.toThrow(StorageError);
  storage.fault = () => null;
  await send(files, 2);
  await files.finish('film', size);
  expect(Buffer.compare(await readAll(files.read('film')), film)).toBe(0);
});

it('S3: a storage that gives no pieces at the end of a file is to be asked again', async () => {
  const files = open(await storage.bucket());
  for (const number of [0, 1, 2]) await send(files, number);
  storage.fault = ({ method, path: asked }) =>
    method === 'GET' && asked.includes('/pieces/') ? { status: 503, code: 'SlowDown' } : null;
  await expect(files.finish('film', size)).rejects.toThrow(StorageError);
  storage.fault = () => null;
  await files.finish('film', size);
  expect(await files.size('film')).toBe(size);
});

it('S3: an end whose answer was lost is an end, and one that failed midway goes on', async () => {
  const place = await storage.bucket();
  const files = open(place);
  for (const number of [0, 1, 2]) await send(files, number);
  let completed = false;
  storage.fault = ({ method, query }) => {
    if (method === 'POST' && query['uploadId'] !== undefined && !completed) {
      completed = true;
      return { status: 500, code: 'InternalError' };
    }
    return method === 'DELETE' ? { status: 503, code: 'SlowDown' } : null;
  };
  await expect(files.finish('film', size)).rejects.toThrow(StorageError);
  storage.fault = () => null;
  await files.finish('film', size);
  expect(Buffer.compare(await readAll(files.read('film')), film)).toBe(0);
  expect(await files.list()).toHaveLength(1);
});

/** A write of which the storage gets one half, since its process was killed. */
async function sendHalf(place: S3Place, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const signer = new AwsClient({ ...place, service: 's3' });
  const { url, headers } = await signer.sign(`${place.endpoint}/${place.bucket}/${key}`, {
    method: 'PUT',
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    body: bytes,
  });
  const sent = request(url, {
    method: 'PUT',
    headers: { ...Object.fromEntries(headers), 'content-length': bytes.length },
  });
  sent.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    sent.write(bytes.slice(0, bytes.length / 2), () => resolve());
  });
  const asked = () => storage.calls.includes(`PUT ${key}`);
  await vi.waitFor(() => expect(asked()).toBe(true));
  // What came is being written by now.
  await sleep(20);
  sent.destroy();
  await sleep(20);
}

it('S3: of a write that broke off the storage keeps nothing', async () => {
  const place = await storage.bucket();
  const files = open(place);
  await sendHalf(place, 'files/broken', bytesOf(400_000));
  expect(await files.size('broken')).toBeNull();
  await sendHalf(place, 'pieces/broken/0-399999', bytesOf(400_000));
  expect(await files.ranges('broken')).toEqual([]);
});

it('S3: a piece that is shorter than its name says is not taken for kept, and comes anew', async () => {
  const place = await storage.bucket();
  const bytes = bytesOf(1000);
  const signer = new AwsClient({ ...place, service: 's3' });
  const at = `${place.endpoint}/${place.bucket}/pieces/film/0-999`;
  expect((await signer.fetch(at, { method: 'PUT', body: bytes.slice(0, 500) })).ok).toBe(true);

  const files = open(place);
  expect(await files.ranges('film')).toEqual([]);
  await expect(files.finish('film', 1000)).rejects.toThrow(HoleError);
  await files.write('film', 0, 1000, new Blob([bytes]).stream());
  await files.finish('film', 1000);
  expect(Buffer.compare(await readAll(files.read('film')), bytes)).toBe(0);
});

it('S3: a part sent again is taken where tags tell nothing of bytes', async () => {
  const files = open(await storage.bucket(), { tagsAreDigests: false });
  await send(files, 0, bytesOf(slotSize, 5));
  for (const number of [0, 1, 2]) await send(files, number);
  await files.finish('film', size);
  expect(Buffer.compare(await readAll(files.read('film')), film)).toBe(0);
});

it('S3: what is removed leaves nothing, and what is taken whole goes in parts where it is long', async () => {
  const files = open(await storage.bucket());
  await send(files, 0);
  await send(files, 2);
  await files.remove('film');
  expect(await files.list()).toEqual([]);
  await files.adopt('film', size, () => Promise.resolve(new Blob([film]).stream()));
  expect(Buffer.compare(await readAll(files.read('film')), film)).toBe(0);
});

it('S3: an address for a browser holds without a session, tells the type and the name, and is nobody’s to change', async () => {
  const files = open(await storage.bucket(), { links: true });
  await files.take('talk', new Blob(['о дыхании']).stream());
  const told = { mime: 'audio/mpeg', disposition: 'attachment; filename="talk.mp3"' };
  const link = (await files.link?.('talk', told)) ?? '';
  const answer = await fetch(link, { headers: { range: 'bytes=0-1' } });
  expect([answer.status, await answer.text()]).toEqual([206, 'о']);
  expect(answer.headers.get('content-type')).toBe(told.mime);
  expect(answer.headers.get('content-disposition')).toBe(told.disposition);
  expect((await fetch(link.replace('/talk', '/other'))).status).toBe(403);
});

it('S3: keys that are not those of the bucket are refused, and a storage that is gone is told of', async () => {
  const place = await storage.bucket();
  const wrong = open({ ...place, secretAccessKey: 'wrong' });
  await expect(wrong.take('a', new Blob(['a']).stream())).rejects.toThrow(StorageError);
  const gone = open({ ...place, endpoint: 'http://127.0.0.1:1' });
  await expect(gone.size('a')).rejects.toThrow('does not answer');
  const reading = gone.open('a', [0, 1]);
  await expect(reading).rejects.toThrow(StorageError);
  await expect(readAll(gone.read('a'))).rejects.toThrow('does not answer');
});

it('S3: a reading that breaks off is taken up where it was', async () => {
  const ranges: (string | undefined)[] = [];
  const flaky = createServer(({ headers }, answer) => {
    ranges.push(headers.range);
    const [, first = 0] = /^bytes=(\d+)-/.exec(headers.range ?? '') ?? [];
    const rest = film.slice(Number(first), 100_000);
    answer.writeHead(206, { 'content-length': rest.length });
    if (ranges.length > 2) return answer.end(rest);
    answer.write(rest.slice(0, 30_000), () => answer.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => {
    flaky.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    flaky.closeAllConnections();
    flaky.close();
  });
  const { port } = flaky.address() as AddressInfo;
  const files = open({ ...(await storage.bucket()), endpoint: `http://127.0.0.1:${port}` });
  const read = await readAll(files.read('film', [0, 99_999]));
  expect(Buffer.compare(read, film.slice(0, 100_000))).toBe(0);
  expect(ranges.length).toBe(3);
  expect(ranges[0]).toBe('bytes=0-99999');
  expect(ranges[1]).toMatch(/^bytes=[1-9]\d*-99999$/);
});

it('S3: a full storage is told of as a full disk is', async () => {
  const files = open(await storage.bucket());
  storage.fault = ({ method }) => (method === 'PUT' ? { status: 507, code: 'XMinioStorageFull' } : null);
  const taken = files.take('a', new Blob(['a']).stream());
  await expect(taken).rejects.toMatchObject({ code: 'ENOSPC' });
  onTestFinished(() => files.close());
});
