import { access, chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newKey } from '../passwords/secrets.ts';
import { isFull } from '../refusal.ts';
import { SettingsError } from './variables.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Makes the folder, for this user alone, and proves that it can be written to. Throws `SettingsError`. */
export async function checkFolder(folder: string): Promise<void> {
  // Of its own: another process may begin with the folder at the same time.
  const probe = path.join(folder, `.write-check-${crypto.randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    // Letters, sessions and unpublished recordings are nobody else's on this machine.
    await chmod(folder, 0o700);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new SettingsError(
      `The data folder ${path.resolve(folder)} cannot be written to (${codeOf(error)})`,
    );
  }
}

/** Says that the data of a folder is on its way to another place, or from there. */
export const moveMark = 'move.json';

/** Refuses a folder whose data is on its way: half of it is elsewhere. Throws `SettingsError`. */
export async function refuseMoving(folder: string): Promise<void> {
  const isMoving = await access(path.join(folder, moveMark)).then(
    () => true,
    () => false,
  );
  if (isMoving)
    throw new SettingsError(
      `A move or a restore of the data folder ${path.resolve(folder)} is not finished: call the same command again`,
    );
}

/**
 * What a file of the folder holds, which is written once, as `made`, where it is not there yet. It comes whole, for this user alone, also
 * where several processes begin with the folder side by side.
 */
export async function keptOnce(file: string, made: () => string | Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const draft = `${file}.${crypto.randomUUID()}`;
    await writeFile(draft, made(), { mode: 0o600 });
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await rm(draft);
  }
  return readFile(file);
}

/** The key of the folder, 32 bytes, made at its first start. It is kept beside the database, so that a copy of that alone has no key. */
export const keyOf = async (folder: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await keptOnce(path.join(folder, 'secret.key'), newKey));

/**
 * Holds the folder for this server, until `release` is called or the process ends, however it ends. Two servers would overwrite what
 * the other has acknowledged. Throws `SettingsError` where another one holds it. The lock is SQLite's own, which the system gives back
 * when a process is killed.
 */
export function holdFolder(folder: string): { release: () => void } {
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isFull(error)) throw error;
    throw new SettingsError(
      `Another server works on the data folder ${path.resolve(folder)}: end it, or choose another folder with --data`,
    );
  }
  return { release: () => lock.close() };
}
