import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { openLocal } from './local.ts';
import { readSettings, SettingsError } from './settings.ts';

/** The platform on a fresh folder; `lines` is what it said on the console. */
async function open(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'));
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const settings = readSettings(['--data', folder, '--empty'], env);
  if (settings === 'help') throw new SettingsError('No settings');
  const platform = await openLocal(settings, () => 'http://127.0.0.1:4173');
  onTestFinished(async () => {
    await platform.close();
    out.mockRestore();
    await rm(folder, { recursive: true, force: true });
  });
  const post = (call: string, body: unknown) =>
    platform.fetch(
      new Request(`http://127.0.0.1:4173/api/v1/${call}`, { method: 'POST', body: JSON.stringify(body) }),
    );
  return { folder, lines, post };
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
  expect((await post('author/register', { ...registration, code })).status).toBe(204);
  expect((await post('auth/login', { email, password: registration.password })).status).toBe(204);
});

it.each([
  [{}, 'http://127.0.0.1:4173/#/recovery-password?token='],
  [{ PUBLIC_URL: 'https://kabinet.test/author/' }, 'https://kabinet.test/author/#/recovery-password?token='],
])('the link of a letter leads to the console: %j', async (env, start) => {
  const { lines, post } = await open(env);
  await post('author/forgotPassword', { email: demoAccount.email });
  await vi.waitFor(() => expect(lines.join('')).toContain(`(${start}`));
});
