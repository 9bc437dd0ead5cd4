// `node scripts/with-install.mjs scripts/fixture.ts`: stores a small data folder of this platform for the tests of later ones:
// `tests/fixtures/folder-<version of the layout>`. Run it before the layout changes; never regenerate a released one.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { empty } from '../platform/scenarios/empty.ts';
import { demoAccount } from '../platform/scenarios/demo.ts';
import { openLocal } from '../platform/server/local.ts';
import { readSettings } from '../platform/server/settings.ts';
import { SettingsError } from '../platform/server/variables.ts';
import { migrations, versionOf } from '../platform/store/migrations.ts';

const folder = fileURLToPath(new URL(`../tests/fixtures/folder-${versionOf(migrations)}`, import.meta.url));
await mkdir(path.dirname(folder), { recursive: true });
const settings = readSettings(['--data', folder, '--empty'], {});
if (settings === 'help') throw new SettingsError('Nobody asked for help');

const platform = await openLocal(settings, () => '', { empty });
async function ask(call: string, body: BodyInit, cookie = ''): Promise<Response> {
  const url = `http://127.0.0.1/api/v1/${call}`;
  const answer = await platform.fetch(new Request(url, { method: 'POST', body, headers: { cookie } }));
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer;
}
const { email, password } = demoAccount;
const login = await ask('auth/login', JSON.stringify({ email, password }));
const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
for (const name of ['Вечер', 'Ёлка и сон']) await ask('author/tag/create', JSON.stringify({ name }), cookie);
const cover = new FormData();
cover.append(
  'file',
  new Blob([
    await (
      await import('sharp')
    )
      .default({ create: { width: 640, height: 360, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  ]),
  'cover.png',
);
await ask('author/upload/image', cover, cookie);
await platform.close();

// One file with everything, and nothing specific to this run.
const database = new DatabaseSync(path.join(folder, 'platform.db'));
database.exec('PRAGMA journal_mode = DELETE; VACUUM');
database.close();
for (const name of ['server.lock', 'outbox'])
  await rm(path.join(folder, name), { recursive: true, force: true });
console.log(`The folder is in ${folder}`);
// The threads that probe media and hash passwords would keep the process alive.
process.exit(0);
