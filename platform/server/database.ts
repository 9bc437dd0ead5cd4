import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sqliteStore } from '../store/sqlite.ts';
import type { ReplicaOptions } from '../store/replica.ts';
import type { Store } from '../store/store.ts';
import { DatabaseError } from '../store/version.ts';
import { keptOnce } from './folder.ts';
import type { Settings } from './settings.ts';
import { SettingsError } from './variables.ts';

/** The database of a server. */
interface LocalDatabase {
  kind: 'sqlite' | 'postgresql';
  /** Throws `SettingsError` if it cannot be used. */
  open: () => Promise<Store>;
}

/** Its file in the data folder. */
export const databaseFile = 'platform.db';
/** The file with the id of the PostgreSQL that has a folder's rows. */
export const databaseMark = 'postgresql.id';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Adds to an error which database it was. */
export async function namedDatabase<T>(place: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new SettingsError(`The database ${place} ${error.message}`);
  }
}

/**
 * Refuses a folder whose rows are not in the PostgreSQL database of this id. `mark` reads what the folder says of its database; nothing where it
 * says nothing. Throws `SettingsError`.
 */
export async function refuseOtherDatabase(
  folder: string,
  id: string,
  mark: (file: string) => Promise<string | null> = (file) => readFile(file, 'utf8').catch(() => null),
): Promise<void> {
  const place = path.resolve(folder);
  if (await exists(path.join(folder, databaseFile)))
    throw new SettingsError(
      `The data folder ${place} has a database of its own: start without DATABASE_URL, or choose another folder with --data`,
    );
  const known = await mark(path.join(folder, databaseMark));
  if (known !== null && known.trim() !== id)
    throw new SettingsError(
      `The files of the data folder ${place} belong to another PostgreSQL database: look at DATABASE_URL, or choose another folder with --data`,
    );
}

/** Ties a folder to a database, or refuses it: the sweep would delete files of other rows, because no row here names them. Throws `SettingsError`. */
const tie = (folder: string, id: string): Promise<void> =>
  refuseOtherDatabase(folder, id, async (file) => (await keptOnce(file, () => `${id}\n`)).toString());

/** Refuses a folder whose rows are elsewhere, and says how to name the place. Throws `SettingsError`. */
export async function refuseOtherRows(folder: string, how = 'set DATABASE_URL'): Promise<void> {
  if (await exists(path.join(folder, databaseMark)))
    throw new SettingsError(
      `The rows of the data folder ${path.resolve(folder)} are in PostgreSQL: ${how}, or choose another folder with --data`,
    );
}

/** The rows beside the files. */
async function openFile(folder: string): Promise<Store> {
  const file = path.resolve(folder, databaseFile);
  await refuseOtherRows(folder);
  return namedDatabase(file, async () => sqliteStore(file));
}

/** The address of a database without its password. */
export function databaseName(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${pathname.slice(1)} on ${host || (searchParams.get('host') ?? 'this machine')}`;
}

/** The rows in PostgreSQL, whose driver is loaded only on demand. */
async function openServer(url: string, folder: string, replica: ReplicaOptions | null): Promise<Store> {
  const place = databaseName(url);
  const { postgresStore } = await import('../store/postgres.ts');
  const store = await namedDatabase(place, () => postgresStore(url, replica));
  try {
    await tie(folder, store.id);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The database of the settings. `onRead` gets the outcome of each read of its replica. */
export function databaseOf(
  { databaseUrl, databaseReadUrl, dataDir }: Settings,
  onRead?: ReplicaOptions['onRead'],
): LocalDatabase {
  if (databaseUrl === null) return { kind: 'sqlite', open: () => openFile(dataDir) };
  const replica = databaseReadUrl === null ? null : { url: databaseReadUrl, ...(onRead && { onRead }) };
  return { kind: 'postgresql', open: () => openServer(databaseUrl, dataDir, replica) };
}
