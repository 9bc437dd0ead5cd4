import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { diskFiles } from '../files/disk.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { keyedDigestOf } from '../passwords/secrets.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { migrations, versionOf } from '../store/migrations.ts';
import { filesOnDisk } from '../testing/fullDisk.ts';
import { settingsOf } from '../testing/settings.ts';
import { openLocal } from './local.ts';
import { SettingsError } from './variables.ts';

const parts = { passwords: plainPasswords(), audit: () => undefined, empty };

/** The platform on a fresh folder; `lines` is what it said on the console. */
async function open(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const platform = await openLocal(settingsOf(folder, env), () => 'http://127.0.0.1:4173', parts);
  onTestFinished(async () => {
    await platform.close();
    out.mockRestore();
    await rm(folder, { recursive: true, force: true });
  });
  const post = (call: string, body: unknown) =>
    platform.fetch(
      new Request(`http://127.0.0.1:4173/api/v1/${call}`, { method: 'POST', body: JSON.stringify(body) }),
    );
  return { folder, lines, platform, post };
}

const email = 'anna@example.com';
const registration = { email, password: 'вечер у реки', firstName: 'Анна', lastName: 'Лебедева' };

it('a letter lands in the outbox, and its code opens an account', async () => {
  const { folder, lines, post } = await open();
  expect(await (await post('auth/checkEmail', { email })).json()).toEqual({ available: true });
  const [name = ''] = await readdir(path.join(folder, 'outbox'));
  const code = /\((\d{6})\)\n$/.exec(lines.join(''))?.[1] ?? '';
  expect(await readFile(path.join(folder, 'outbox', name), 'utf8')).toContain(`>${code}<`);
  expect(lines.join('')).toContain(path.join(folder, 'outbox', name));
  // Whoever reads the database finds neither the code nor what it could be tried against.
  const database = new DatabaseSync(path.join(folder, 'platform.db'), { readOnly: true });
  const [ticket] = database.prepare('SELECT digest FROM tickets').all();
  database.close();
  const key = await readFile(path.join(folder, 'secret.key'));
  expect(ticket?.['digest']).toBe(await keyedDigestOf(new Uint8Array(key), `${email} ${code}`));
  expect((await post('author/register', { ...registration, code })).status).toBe(204);
  expect((await post('auth/login', { email, password: registration.password })).status).toBe(204);
});

it('a film is looked at in a thread, and nothing but headers of frames is none', async () => {
  const { platform, post } = await open();
  const login = await post('auth/login', { email: demoAccount.email, password: demoAccount.password });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = async (call: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const init = { method: body === undefined ? 'GET' : 'POST', headers: { cookie, ...headers } };
    const url = `http://127.0.0.1:4173/api/v1/author/${call}`;
    const answer = await platform.fetch(new Request(url, { ...init, ...(body !== undefined && { body }) }));
    return v.parse(v.record(v.string(), v.unknown()), await answer.json());
  };
  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const size = bytes.length;
    const opened = await ask('upload/session/new', JSON.stringify({ fileName: 'a.mp4', size }));
    const session = `upload/session/${String(opened['sessionId'])}`;
    await ask(`${session}/part`, bytes, { 'content-range': `bytes 0-${size - 1}/${size}` });
    return String((await ask(`${session}/close`, '{}'))['ID']);
  }
  const film = new Uint8Array(await readFile(new URL('../scenarios/media/0750.mp4', import.meta.url)));
  const header = [0xff, 0xfb, 0x90, 0];
  const noise = Uint8Array.from({ length: 40_000 }, (_, at) => header[at % 4] ?? 0);
  const [good, bad] = [await upload(film), await upload(noise)];
  await vi.waitFor(
    async () => {
      expect(await ask(`stream/${good}`)).toMatchObject({
        status: 'processed',
        durationSec: 750,
        width: 640,
      });
      expect(await ask(`stream/${bad}`)).toMatchObject({ status: 'failed' });
    },
    { timeout: 20_000 },
  );
});

it('what a killed server left without a row is swept, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { ...settingsOf(folder), scenario: 'standard' as const };
  const open = () => openLocal(settings, () => '', { passwords: plainPasswords() });
  await (await open()).close();
  const files = path.join(folder, 'files');
  const named = (await readdir(files)).toSorted();
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of named) await utimes(path.join(files, name), old, old);
  for (const name of ['orphan', 'torn.part', 'torn.ranges', 'young', 'notes.of.mine']) {
    await writeFile(path.join(files, name), 'bytes');
    // By the clock of the suite: the disk has one of its own.
    const at = name === 'young' ? new Date() : old;
    await utimes(path.join(files, name), at, at);
  }
  const platform = await open();
  const left = [...named, 'young', 'notes.of.mine'].toSorted();
  await vi.waitFor(async () => expect((await readdir(files)).toSorted()).toEqual(left));
  await platform.close();
  expect(named.length).toBeGreaterThan(10);
});

it.each(['stream', 'image', 'course', 'marathon', 'upload'])(
  'a damaged %s may name any file: nothing is swept until it is whole again',
  async (kind) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const open = () => openLocal(settingsOf(folder), () => '', { ...parts });
    await (await open()).close();
    const database = new DatabaseSync(path.join(folder, 'platform.db'));
    database
      .prepare(
        "INSERT INTO documents (author, kind, id, body, facets, search) VALUES (?, ?, 'a', '{', '{', '')",
      )
      .run(demoAccount.id, kind);
    const file = path.join(folder, 'files', 'recording');
    await writeFile(file, 'bytes');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(file, old, old);
    const first = await open();
    const why = ['Files without a row stay', expect.anything()] as const;
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(...why));
    await first.close();
    expect(await readdir(path.dirname(file))).toContain('recording');
    database.exec("DELETE FROM documents WHERE id = 'a'");
    database.close();
    const second = await open();
    await vi.waitFor(async () => expect(await readdir(path.dirname(file))).not.toContain('recording'));
    await second.close();
  },
);

it.each([
  [{}, 'http://127.0.0.1:4173/#/recovery-password?token='],
  [{ PUBLIC_URL: 'https://kabinet.test/author/' }, 'https://kabinet.test/author/#/recovery-password?token='],
])('the link of a letter leads to the console: %j', async (env, start) => {
  const { lines, post } = await open(env);
  await post('author/forgotPassword', { email: demoAccount.email });
  await vi.waitFor(() => expect(lines.join('')).toContain(`(${start}`));
});

it('an empty folder has nobody: each start tells of a new link, until an author came by it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { empty: _, ...without } = parts;
  const start = (env = {}) => openLocal(settingsOf(folder, env), () => 'http://127.0.0.1:4173', without);
  const said = async (env = {}) => {
    const platform = await start(env);
    const line = await platform.wayIn();
    await platform.close();
    return line;
  };
  const link = /^Первый автор: (\S+)\/#\/register\?invitation=([\w-]{43}) \(.*сутки.*один раз\)$/;
  expect(link.exec((await said()) ?? '')?.[1]).toBe('http://127.0.0.1:4173');
  expect(link.exec((await said({ PUBLIC_URL: 'https://kabinet.test/' })) ?? '')?.[1]).toBe(
    'https://kabinet.test',
  );

  const platform = await start();
  const [, , code = ''] = link.exec((await platform.wayIn()) ?? '') ?? [];
  const body = JSON.stringify({ ...registration, code });
  const request = new Request('http://127.0.0.1:4173/api/v1/author/register', { method: 'POST', body });
  expect((await platform.fetch(request)).status).toBe(204);
  await platform.close();
  expect(await said()).toBeNull();
});

it('the demo names its author', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const platform = await openLocal(settingsOf(folder), () => 'http://127.0.0.1:4173', parts);
  expect(await platform.wayIn()).toBe(`Вход: ${demoAccount.email} / ${demoAccount.password}`);
  await platform.close();
});

/** What opening a folder says when its database has been spoiled. */
async function saidOf(spoil: (database: string) => void | Promise<void>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const open = () => openLocal(settingsOf(folder), () => 'http://127.0.0.1:4173');
  await (await open()).close();
  await spoil(path.join(folder, 'platform.db'));
  const error: unknown = await open().catch((reason: unknown) => reason);
  if (!(error instanceof SettingsError)) throw new Error('It was opened', { cause: error });
  expect(error.message).toMatch(/^The database [^\n]+platform\.db is [^\n]+$/);
  return error.message;
}

it('a database that is none, is cut, or is of a newer platform is refused in one line that says what to do', async () => {
  expect(await saidOf((file) => writeFile(file, 'garbage '.repeat(1000)))).toContain('restore a backup');
  expect(await saidOf((file) => truncate(file, 9000))).toContain('restore a backup');
  const newer = await saidOf((file) => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 7');
    database.close();
  });
  expect(newer).toContain('is of a newer version (7, and this platform knows ');
});

it('a first start on a full disk says so in one line, and can be made again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { ...settingsOf(folder), scenario: 'standard' as const };
  const passwords = plainPasswords();
  let room = 3;
  const openFiles = (place: string) =>
    filesOnDisk(diskFiles(place), (error) => {
      room -= 1;
      if (room < 0) throw error();
    });
  const said = openLocal(settings, () => '', { passwords, openFiles });
  await expect(said).rejects.toThrow(SettingsError);
  await expect(said).rejects.toThrow(/^The disk of the data folder [^\n]+ is full: [^\n]+$/);
  room = Infinity;
  await (await openLocal(settings, () => '', { passwords, openFiles })).close();
});

it('a folder made before there were versions opens, and has one then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const open = () => openLocal(settingsOf(folder), () => 'http://127.0.0.1:4173');
  const version = (change = '') => {
    const database = new DatabaseSync(path.join(folder, 'platform.db'));
    database.exec(change);
    const row = database.prepare('PRAGMA user_version').get();
    database.close();
    return row?.['user_version'];
  };
  await (await open()).close();
  const sessions =
    'DROP INDEX sessions_by_author; ALTER TABLE sessions DROP seenAt; ALTER TABLE sessions DROP agent';
  expect(version(`DROP TABLE jobs; ${sessions}; PRAGMA user_version = 0`)).toBe(0);
  await (await open()).close();
  expect(version()).toBe(versionOf(migrations));
});
