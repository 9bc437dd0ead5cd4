import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { plainPasswords } from '../passwords/plain.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { goodAttachment, goodOwner } from '../testing/modules.ts';
import { testFolder } from '../testing/process.ts';
import { testS3, type TestS3 } from '../testing/s3.ts';
import { serve } from '../testing/serve.ts';
import { settingsOf } from '../testing/settings.ts';
import { imageForm, onePixel } from '../testing/upload.ts';
import { openLocal } from './local.ts';
import type { BucketSettings } from './settings.ts';

const slot = 5_242_880;
let storage: TestS3;
beforeAll(async () => {
  storage = await testS3();
});
afterEach(() => {
  storage.fault = () => null;
});
afterAll(() => storage.close());

/** A server with its files in a new bucket, asked by its author. */
async function open(links = false) {
  const bucket: BucketSettings = { ...(await storage.bucket()), links };
  const { url } = await serve({ bucket }, { pauseMs: 0 });
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoAccount),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const call = (name: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1/author/${name}`, {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string> | undefined) },
    });
  const post = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
    call(name, { method: 'POST', body, headers });
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.text()];
  };
  return { url, call, post, ready };
}

type Author = Awaited<ReturnType<typeof open>>;

async function begin({ post }: Author, size: number): Promise<string> {
  const answer = await post('upload/session/new', JSON.stringify({ fileName: 'запись.mp3', size }));
  const { sessionId } = (await answer.json()) as { sessionId: string };
  return `upload/session/${sessionId}`;
}

const sendPart = (
  { post }: Author,
  session: string,
  bytes: Uint8Array<ArrayBuffer>,
  first: number,
  end: number,
) =>
  post(`${session}/part`, bytes.slice(first, end), {
    'content-range': `bytes ${first}-${end - 1}/${bytes.length}`,
  });

/** Uploads bytes whole: the stream. */
async function upload(author: Author, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const session = await begin(author, bytes.length);
  for (let first = 0; first < bytes.length; first += slot)
    expect((await sendPart(author, session, bytes, first, Math.min(bytes.length, first + slot))).ok).toBe(
      true,
    );
  return ((await (await author.post(`${session}/close`, '')).json()) as { ID: string }).ID;
}

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 37) % 251);

it('recordings, pictures and attachments live in the bucket and are read as from a disk', async () => {
  const author = await open();
  const bytes = bytesOf(slot + 77);
  const stream = await upload(author, bytes);
  const media = `stream/${stream}/media`;
  const whole = await author.call(media);
  expect(Buffer.compare(await whole.bytes(), bytes)).toBe(0);
  const part = await author.call(media, { headers: { range: `bytes=${slot - 2}-${slot + 1}` } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes ${slot - 2}-${slot + 1}/${bytes.length}`);
  expect(await part.bytes()).toEqual(bytes.slice(slot - 2, slot + 2));
  const etag = whole.headers.get('etag') ?? '';
  expect((await author.call(media, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await author.call(media, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect((await author.call(media, { headers: { range: 'bytes=9999999-' } })).status).toBe(416);

  const image = await author.post('upload/image', imageForm(onePixel));
  const id = (await image.json()) as string;
  expect(Buffer.compare(await (await author.call(`image/${id}`)).bytes(), onePixel)).toBe(0);

  const course = (await (await author.post('course/create', JSON.stringify(goodOwner))).json()) as {
    id: string;
  };
  const named = JSON.stringify({ name: 'Начало' });
  const module = await author.post(`course/${course.id}/module/create`, named);
  const at = `course/${course.id}/module/${((await module.json()) as { id: string }).id}/attach`;
  const attached = await author.post(`${at}/upload${goodAttachment.query}`, goodAttachment.raw);
  const file = await author.call(`${at}/${((await attached.json()) as { id: string }).id}`);
  expect(await file.bytes()).toEqual(goodAttachment.raw);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await author.ready()).toEqual([200, 'ok, s3']);
});

it('a recording is looked at where it is', async () => {
  const author = await open();
  const stream = await upload(author, new Uint8Array(await readFile('platform/scenarios/media/0312.m4a')));
  const told = async () => (await author.call(`stream/${stream}`)).json();
  const looked = async () => expect(await told()).toMatchObject({ status: 'processed', kind: 'audio' });
  await vi.waitFor(looked, { timeout: 20_000, interval: 100 });
});

it('a browser that plays or saves is led to the bucket where the setting says so, and a script is not', async () => {
  const author = await open(true);
  const bytes = bytesOf(1000);
  const media = `stream/${await upload(author, bytes)}/media`;
  const played = await author.call(media, { headers: { 'sec-fetch-dest': 'video' } });
  expect(played.status).toBe(302);
  const link = played.headers.get('location') ?? '';
  expect(Buffer.compare(await (await fetch(link)).bytes(), bytes)).toBe(0);
  expect((await author.call(media, { headers: { 'sec-fetch-dest': 'empty' } })).status).toBe(200);
  const page = await fetch(author.url);
  expect(page.headers.get('content-security-policy')).toContain(new URL(link).origin);
});

it('a storage that is gone costs a clear answer and nothing else: the same upload goes on once it is there', async () => {
  const author = await open();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const bytes = bytesOf(slot + 10);
  const session = await begin(author, bytes.length);
  expect((await sendPart(author, session, bytes, 0, slot)).status).toBe(200);

  storage.fault = () => ({ status: 503, code: 'SlowDown' });
  const refused = await sendPart(author, session, bytes, slot, bytes.length);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining('Хранилище файлов') as string,
  });
  expect((await author.post(`${session}/close`, '')).status).toBe(503);
  expect((await author.post('upload/image', imageForm(onePixel))).status).toBe(503);
  expect(await author.ready()).toEqual([503, '{"problems":["bucket"]}']);
  const metrics = await (await fetch(`${author.url}/metrics`)).text();
  expect(metrics).toContain('kabinet_problem{problem="bucket"} 1');
  expect(metrics).toMatch(/kabinet_storage_troubles_total [1-9]/);
  // What needs no file is answered as ever.
  expect((await author.post('tag/list', '{}')).status).toBe(200);

  storage.fault = () => null;
  const state = (await (await author.call(session)).json()) as { ranges: unknown };
  expect(state.ranges).toEqual([[0, slot - 1]]);
  expect((await sendPart(author, session, bytes, slot, bytes.length)).status).toBe(200);
  const { ID } = (await (await author.post(`${session}/close`, '')).json()) as { ID: string };
  storage.fault = ({ method }) => (method === 'GET' ? { status: 503, code: 'SlowDown' } : null);
  expect((await author.call(`stream/${ID}/media`)).status).toBe(503);
  storage.fault = () => null;
  expect(Buffer.compare(await (await author.call(`stream/${ID}/media`)).bytes(), bytes)).toBe(0);
  expect(await author.ready()).toEqual([200, 'ok, s3']);
});

it('a bucket keeps to its rows and a folder to its bucket: files of others would be swept away', async () => {
  const bucket: BucketSettings = { ...(await storage.bucket()), links: false };
  const start = (dataDir: string, from: BucketSettings | null) =>
    openLocal({ ...settingsOf(dataDir), bucket: from }, () => 'http://127.0.0.1:4173', {
      passwords: plainPasswords(),
      audit: () => undefined,
      empty,
      pauseMs: 0,
    });
  const folder = await testFolder();
  await (await start(folder, bucket)).close();
  await (await start(folder, bucket)).close();
  await expect(start(folder, null)).rejects.toThrow('set S3_BUCKET');
  await expect(start(await testFolder(), bucket)).rejects.toThrow('belongs to other rows');
  const own = await testFolder();
  await mkdir(path.join(own, 'files'));
  await writeFile(path.join(own, 'files/a'), 'a');
  await expect(start(own, bucket)).rejects.toThrow('npm run move');
  const missing = { ...bucket, bucket: 'not-there' };
  await expect(start(await testFolder(), missing)).rejects.toThrow('cannot be worked on (404 NoSuchBucket)');
  const wrong = { ...bucket, secretAccessKey: 'hidden' };
  const refused = start(await testFolder(), wrong);
  await expect(refused).rejects.toThrow('cannot be worked on (403');
  await expect(refused).rejects.not.toThrow('hidden');
});
