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

/** The link to a new password that a letter brings, if it brings one. Its HTML travels as quoted-printable. */
function findLink(letter: string): string | undefined {
  const plain = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http[^\s"<>]+\/#\/recovery-password\?token=[\w-]+/.exec(plain)?.[0];
}

/** The links to a new password that a server has sent, the oldest first. A login from a new browser brings a letter without one. */
export const readLinks = async (folder: string): Promise<string[]> =>
  (await readOutbox(folder)).map(findLink).filter((link) => link !== undefined);
