// Folders that older platforms have left, as `scripts/fixture.ts` keeps them: this one opens each and shows all that is in it.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { migrations, versionOf } from '../store/migrations.ts';
import { settingsOf } from '../testing/settings.ts';
import { openLocal } from './local.ts';

const fixtures = fileURLToPath(new URL('../../tests/fixtures', import.meta.url));
const folders = (await readdir(fixtures)).filter((name) => name.startsWith('folder-'));

it('there is a folder of every layout', () => {
  expect(folders.toSorted()).toEqual(migrations.map(({ number }) => `folder-${number}`));
});

it.each(folders)(
  '%s opens, with its author, rows and files, and has the layout of today then',
  async (name) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'older-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(path.join(fixtures, name), folder, { recursive: true });
    const platform = await openLocal(settingsOf(folder), () => '', { audit: () => undefined });
    onTestFinished(() => platform.close());
    const ask = (call: string, init: RequestInit) =>
      platform.fetch(new Request(`http://127.0.0.1/api/v1/${call}`, init));

    const { email, password } = demoAccount;
    const login = await ask('auth/login', { method: 'POST', body: JSON.stringify({ email, password }) });
    const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const tags = await ask('author/tag/list', { method: 'POST', body: '{"search":"ЁЛКА"}', headers });
    expect(await tags.json()).toMatchObject({ count: 1, list: [{ name: 'Ёлка и сон' }] });

    const database = new DatabaseSync(path.join(folder, 'platform.db'), { readOnly: true });
    const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
    const image = database.prepare("SELECT id FROM documents WHERE kind = 'image'").get()?.['id'];
    database.close();
    expect(version).toBe(versionOf(migrations));
    const picture = await ask(`author/image/${String(image)}`, { headers });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  },
);
