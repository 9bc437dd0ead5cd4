import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { empty } from '../scenarios/empty.ts';
import { testFolder } from '../testing/process.ts';
import { settingsOf } from '../testing/settings.ts';
import { backUp } from './backup.ts';
import { openLocal } from './local.ts';

const origin = 'http://127.0.0.1:4173';

/** The platform on a folder, asked by an author who is signed in. */
async function open(folder: string) {
  const platform = await openLocal(settingsOf(folder), () => origin, {
    empty,
    passwords: plainPasswords(),
    audit: () => undefined,
  });
  let open = true;
  const close = async () => {
    if (open) await platform.close();
    open = false;
  };
  onTestFinished(close);
  let cookie = '';
  const post = async <T = unknown>(
    call: string,
    body: BodyInit,
    more: Record<string, string> = {},
  ): Promise<T> => {
    const headers = { cookie, ...more };
    const request = new Request(`${origin}/api/v1/${call}`, { method: 'POST', body, headers });
    const answer = await platform.fetch(request);
    expect(answer.ok).toBe(true);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const get = (url: string) => platform.fetch(new Request(`${origin}${url}`, { headers: { cookie } }));
  await post('auth/login', JSON.stringify(demoAccount));
  return { post, get, close };
}

type Console = Awaited<ReturnType<typeof open>>;

const bytesOf = (at: number) => `запись ${at} `.repeat(2000);

/** Makes a lecture with its recording: their ids. */
async function make({ post }: Console, at: number): Promise<{ lecture: string; stream: string }> {
  const bytes = bytesOf(at);
  const size = Buffer.byteLength(bytes);
  const session = await post<{ sessionId: string }>(
    'author/upload/session/new',
    JSON.stringify({ fileName: `${at}.mp3`, size }),
  );
  await post(`author/upload/session/${session.sessionId}/part`, new Blob([bytes]), {
    'content-range': `bytes 0-${size - 1}/${size}`,
  });
  const { ID } = await post<{ ID: string }>(`author/upload/session/${session.sessionId}/close`, '');
  const body = JSON.stringify({ name: `Лекция ${at}`, streamID: ID });
  return { lecture: (await post<{ id: string }>('author/lecture/create', body)).id, stream: ID };
}

it('made under writes, it holds all that was answered before it began, and a server works on it', async () => {
  const root = await testFolder();
  const [data, copy] = [path.join(root, 'data'), path.join(root, 'copy')];
  const before = await open(data);
  const made = [];
  for (let at = 0; at < 8; at++) made.push(await make(before, at));

  const end = new AbortController();
  const writes = (async () => {
    for (let at = 100; !end.signal.aborted; at++) await make(before, at);
  })();
  await backUp(data, copy);
  end.abort();
  await writes;
  await before.close();

  const after = await open(copy);
  for (const [at, { lecture, stream }] of made.entries()) {
    const found = await after.get(`/api/v1/author/lecture/${lecture}`);
    expect(await found.json()).toMatchObject({ name: `Лекция ${at}`, streamID: stream });
    const media = await after.get(`/api/v1/author/stream/${stream}/media`);
    expect(await media.text()).toBe(bytesOf(at));
  }
  await make(after, 1000);
});

it('says what it cannot do, and touches nothing then', async () => {
  const root = await testFolder();
  const [data, taken] = [path.join(root, 'data'), path.join(root, 'taken')];
  await expect(backUp(data, path.join(root, 'copy'))).rejects.toThrow('There is no data in');
  await mkdir(data);
  await writeFile(path.join(data, 'platform.db'), 'no database');
  await mkdir(taken);
  await writeFile(path.join(taken, 'mine.txt'), 'mine');
  await expect(backUp(data, taken)).rejects.toThrow('is not empty');
  expect(await readdir(taken)).toEqual(['mine.txt']);
});
