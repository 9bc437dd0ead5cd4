import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The letters that a server has put into the outbox of its folder, the oldest first. */
export async function readOutbox(folder: string): Promise<string[]> {
  const outbox = path.join(folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')));
}

/** The code of six digits that a letter brings. */
export function codeOf(letter: string | undefined): string {
  const code = letter === undefined ? null : />(\d{6})</.exec(letter)?.[1];
  if (code === null || code === undefined) throw new Error('There is no code in the letter');
  return code;
}

/** The link to a new password that a letter brings. Its HTML travels as quoted-printable. */
export function linkOf(letter: string | undefined): string {
  const plain = letter?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = /http[^\s"<>]+\/#\/recovery-password\?token=[\w-]+/.exec(plain ?? '')?.[0];
  if (link === undefined) throw new Error('There is no link in the letter');
  return link;
}
