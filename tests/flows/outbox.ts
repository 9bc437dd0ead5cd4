import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The letters in the outbox of a server's folder, the oldest first. */
export async function readOutbox(folder: string): Promise<string[]> {
  const outbox = path.join(folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')));
}

/** The six-digit code in a letter. */
export function codeOf(letter: string | undefined): string {
  const code = letter === undefined ? null : />(\d{6})</.exec(letter)?.[1];
  if (code === null || code === undefined) throw new Error('There is no code in the letter');
  return code;
}

/** The password link in a letter, if it has one. Its HTML is quoted-printable. */
function findLink(letter: string): string | undefined {
  const plain = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http[^\s"<>]+\/#\/recovery-password\?token=[\w-]+/.exec(plain)?.[0];
}

/** The password links that a server has sent, the oldest first. A letter about a new login has none. */
export const readLinks = async (folder: string): Promise<string[]> =>
  (await readOutbox(folder)).map(findLink).filter((link) => link !== undefined);
