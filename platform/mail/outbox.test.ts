import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { codeLetter } from './letters.ts';
import { outboxMail } from './outbox.ts';

const letter = (code: string) => codeLetter('anna@example.com', code, 30 * 60_000);

async function open() {
  const root = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'outbox');
  const clock = { now: Date.parse('2026-11-20T06:12:00Z') };
  const lines: string[] = [];
  const mail = outboxMail({
    folder,
    from: 'Кабинет автора <no-reply@kabinet.test>',
    now: () => clock.now,
    say: (line) => void lines.push(line),
  });
  return { folder, clock, lines, mail };
}

/** The headers of a letter, unfolded. */
const headOf = (eml: string) => (eml.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');

const decoded = (eml: string) =>
  eml
    .split(/\r\n\r\n/)
    .map((part) => Buffer.from(part.replaceAll(/\r\n/g, ''), 'base64').toString())
    .join('\n');

it('a letter is a file that mail programs read, and the console says where', async () => {
  const { folder, lines, mail } = await open();
  await mail.send(letter('482915'));
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^2026-11-20T06-12-00-000Z-0001-[0-9a-f]{8}\.eml$/);
  const eml = await readFile(path.join(folder, name), 'utf8');
  const head = headOf(eml);
  expect(head).toMatch(/^To: anna@example\.com\r?$/m);
  expect(head).toMatch(/^From: =\?UTF-8\?.+ <no-reply@kabinet\.test>\r?$/m);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(head).toMatch(/^Date: Fri, 20 Nov 2026 06:12:00 \+0000\r?$/m);
  expect(head).toMatch(/^Message-ID: </m);
  expect(head).toMatch(/^MIME-Version: 1\.0\r?$/m);
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
  // Every line ends as mail wants it, and none is longer than mail allows.
  expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  expect(lines).toEqual([`Письмо для anna@example.com: ${path.join(folder, name)} (482915)`]);
  const { mode } = await stat(path.join(folder, name));
  // Windows has no such bits.
  expect(process.platform === 'win32' ? 0 : mode & 0o077).toBe(0);
});

it('carries the plain text and the HTML', async () => {
  const { folder, mail } = await open();
  await mail.send(letter('482915'));
  const [name = ''] = await readdir(folder);
  const eml = await readFile(path.join(folder, name), 'utf8');
  expect(eml).toContain('Content-Type: text/plain; charset=utf-8');
  expect(eml).toContain('Content-Type: text/html; charset=utf-8');
  const body = decoded(eml);
  expect(body).toContain('482915');
  expect(body).toContain('Здравствуйте!');
});

it('names sort as the letters were written, and none replaces another', async () => {
  const { folder, clock, lines, mail } = await open();
  await Promise.all(['1', '2', '3'].map((code) => mail.send(letter(code))));
  clock.now += 1;
  await mail.send(letter('4'));
  const names = (await readdir(folder)).toSorted();
  expect(names).toHaveLength(4);
  const said = lines.map((line) => path.basename(/: (.+\.eml)/.exec(line)?.[1] ?? ''));
  expect(said.toSorted()).toEqual(names);
  expect(said[3]).toBe(names[3]);
});

it('fails where the folder cannot be written, and leaves nothing', async () => {
  const { folder, lines, mail } = await open();
  await writeFile(folder, 'a file where the folder should be');
  await expect(mail.send(letter('1'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(lines).toEqual([]);
});

it('an address cannot bring a second one or a header', async () => {
  const { folder, mail } = await open();
  await mail.send({ ...letter('1'), to: 'anna@example.com\r\nBcc: evil@example.com, more@example.com' });
  const [name = ''] = await readdir(folder);
  const head = headOf(await readFile(path.join(folder, name), 'utf8'));
  expect(head).not.toMatch(/^Bcc/im);
  expect(head.match(/^To: .*$/m)?.[0]).not.toContain(', more@');
});
