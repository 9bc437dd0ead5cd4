import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

interface Options extends Sender {
  folder: string;
  /** Called with one line about each letter. */
  say: (line: string) => void;
}

/** Writes a file atomically, readable only by its owner. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const draft = `${place}.part`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, place).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

/** Letters as files that any mail program opens: `2026-11-20T06-12-00-000Z-0001-1f3a5c7e.eml`, so that names sort by time. */
export function outboxMail({ folder, say, ...sender }: Options): Mail {
  let written = 0;
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(messageOf(letter, sender));
      if (!(message instanceof Uint8Array)) throw new Error('The letter was not composed whole');
      const at = new Date(sender.now()).toISOString().replaceAll(/[:.]/g, '-');
      written += 1;
      const name = `${at}-${String(written).padStart(4, '0')}-${crypto.randomUUID().slice(0, 8)}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(path.join(folder, name), message);
      say(`Письмо для ${letter.to}: ${path.join(folder, name)} (${letter.secret})`);
    },
  };
}
