import { access, chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '../files/durable.ts';
import { newKey } from '../passwords/secrets.ts';
import { isFull } from '../refusal.ts';
import { SettingsError } from './variables.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Creates the folder, for this user only, and checks that it is writable. Throws `SettingsError`. */
export async function checkFolder(folder: string): Promise<void> {
  // With a unique name: another process may start on the folder at the same time.
  const probe = path.join(folder, `.write-check-${crypto.randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    // Letters, sessions and unpublished recordings must not be readable by others on this machine.
    await chmod(folder, 0o700);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new SettingsError(
      `The data folder ${path.resolve(folder)} cannot be written to (${codeOf(error)})`,
    );
  }
}

/** The mark of an unfinished move of a folder's data. */
export const moveMark = 'move.json';

/** Refuses a folder with an unfinished move: part of its data is elsewhere. Throws `SettingsError`. */
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
 * The content of a file in the folder, created once as `made` if it is missing. It appears atomically, for this user only, also if several processes
 * start on the folder at once.
 */
export async function keptOnce(file: string, made: () => string | Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const draft = `${file}.${crypto.randomUUID()}`;
    // On the disk before it is used: rows that are written with a key are lost without it.
    await writeFile(draft, made(), { mode: 0o600, flush: true });
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await rm(draft);
    await syncFolder(path.dirname(file));
  }
  return readFile(file);
}

/** The folder's key, 32 bytes, created at the first start. It is beside the database, so that a copy of the database alone has no key. */
export const keyOf = async (folder: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await keptOnce(path.join(folder, 'secret.key'), newKey));

/**
 * Locks the folder for this server, until `release` is called or the process ends in any way. Two servers would overwrite each other's confirmed
 * data. Throws `SettingsError` if another one has it. It is an SQLite lock, which the system releases when a process is killed.
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
