import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { olderFolder, patternOf } from './dictionaries.ts';
import { deltaMagic, digestOf } from './encodings.ts';
import { createSite } from './site.ts';

const lines = Array.from({ length: 300 }, (_, at) => `export const word${at * 7919} = ${at * 104_729};`);
const older = Buffer.from(lines.join('\n'));
const newer = Buffer.from([...lines, 'export const changed = true;'].join('\n'));
const now = '/assets/Abc-new_o1.js';

/** The folder of a newer file of code, and beside it the older one of an earlier build. */
async function folderWith(earlier: Record<string, Buffer>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'console');
  const before = path.join(olderFolder(folder), 'one');
  for (const home of [path.join(folder, 'assets'), before]) await mkdir(home, { recursive: true });
  await writeFile(path.join(folder, now), newer);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'index.html'), '<p>page</p>');
  for (const [name, bytes] of Object.entries(earlier)) await writeFile(path.join(before, name), bytes);
  return folder;
}

/** A site with a newer file of code, and the older one of an earlier build. */
const siteWith = async (earlier: Record<string, Buffer>): Promise<Hono> =>
  createSite(await folderWith(earlier));

const named = (bytes: Uint8Array) => `:${digestOf(bytes).toString('base64')}:`;

async function ask(site: Hono, address: string, headers: Record<string, string>) {
  const answer = await site.request(address, { headers });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const knows = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };

test('a browser that has the older version of a file is sent what differs, and makes the newer one of it', async () => {
  const site = await siteWith({ 'Abc-old-_1.js': older });
  for (const _ of ['made', 'kept']) {
    const { headers, bytes } = await ask(site, now, { ...knows, 'available-dictionary': named(older) });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/assets/Abc*.js"',
    });
    expect(bytes.subarray(0, 8)).toEqual(deltaMagic);
    expect(bytes.subarray(8, 40)).toEqual(digestOf(older));
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary: older })).toEqual(newer);
    expect(bytes.length).toBeLessThan(120);
  }
});

test.each([
  ['no dictionary', knows],
  ['a dictionary that is not known', { ...knows, 'available-dictionary': named(newer) }],
  ['the older version of another file', { ...knows, 'available-dictionary': named(Buffer.from('other')) }],
  ['something that is no digest', { ...knows, 'available-dictionary': ':../../secret:' }],
  [
    'a dictionary, but no way to read what differs',
    { 'accept-encoding': 'br', 'available-dictionary': named(older) },
  ],
])('a browser with %s is sent the whole file', async (_, headers) => {
  const site = await siteWith({ 'Abc-old-_1.js': older, 'Xyz-old-_1.js': Buffer.from('other') });
  const answer = await ask(site, now, headers);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(brotliDecompressSync(answer.bytes)).toEqual(newer);
});

test('what differs is sent only where it is less than the whole file', async () => {
  const noise = Buffer.from(
    Array.from({ length: 40 }, (_, at) => String.fromCodePoint(200 + at * 31)).join(''),
  );
  const site = await siteWith({ 'Abc-old-_1.js': noise });
  const small = await ask(site, now, { ...knows, 'available-dictionary': named(noise) });
  const whole = await ask(site, now, knows);
  expect(small.bytes.length).toBeLessThanOrEqual(whole.bytes.length);
});

test('only code and styles that are named by their content are dictionaries: no page, no picture, no older build is served', async () => {
  const site = await siteWith({ 'Abc-old-_1.js': older });
  for (const address of ['/', '/favicon.svg']) {
    const { headers } = await ask(site, address, { ...knows, 'available-dictionary': named(older) });
    expect([address, headers.get('vary'), headers.get('use-as-dictionary')]).toEqual([
      address,
      'Accept-Encoding',
      null,
    ]);
  }
  expect((await site.request('/assets/Abc-old-_1.js')).status).toBe(404);
  const names = [
    '/assets/index-CeW4o0wa.js',
    '/assets/index-Cayo0uWk.css',
    '/assets/a-c-Cj-z2O.js',
    '/worker.js',
    '/assets/golos-DA0UkppP.woff2',
  ];
  expect(names.map(patternOf)).toEqual([
    '/assets/index-*.js',
    '/assets/index-*.css',
    '/assets/a-c*.js',
    null,
    null,
  ]);
});

test('a file that could not be read once is sent as soon as it can be', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const folder = await folderWith({});
  const site = await createSite(folder);
  await rm(path.join(folder, now));
  expect((await site.request(now)).status).toBe(500);
  await writeFile(path.join(folder, now), newer);
  expect((await ask(site, now, {})).bytes).toEqual(newer);
});

test('where older code cannot be read the whole file is sent, and what differs as soon as it can be', async () => {
  const folder = await folderWith({ 'Abc-old-_1.js': older });
  // What is no file cannot be read as one.
  const unreadable = path.join(olderFolder(folder), 'one', 'Xyz-old-_1.js');
  await mkdir(unreadable);
  const site = await createSite(folder);
  const encodings = async () => {
    const { headers } = await ask(site, now, { ...knows, 'available-dictionary': named(older) });
    return headers.get('content-encoding');
  };
  expect(await encodings()).toBe('br');
  await rm(unreadable, { recursive: true });
  expect(await encodings()).toBe('dcz');
});
