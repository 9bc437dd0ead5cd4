import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { refuseElsewhere } from './house.ts';
import { SettingsError } from './variables.ts';

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What is in a folder; nothing where it is not there. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });

/**
 * Copies what is not there yet. The journal of a file under way goes before its bytes: a journal that is older than they are tells of
 * less than there is, and never of more. What has gone or was finished meanwhile is left out.
 */
export async function copyNew(from: string, to: string): Promise<void> {
  const there = new Set(await namesIn(to));
  const names = (await namesIn(from)).filter((name) => !there.has(name));
  const isJournal = (name: string) => name.endsWith('.ranges');
  for (const name of [...names.filter(isJournal), ...names.filter((one) => !isJournal(one))])
    await copyFile(path.join(from, name), path.join(to, name)).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
}

/**
 * Copies the data folder of a server, which may go on working meanwhile, to a new folder that a server can be started on. All that was
 * answered before it began is in the copy. Files are copied before and after the database: none is changed once it is
 * finished, and the database of the copy knows only what was there by then. Throws `SettingsError`.
 */
export async function backUp(data: string, to: string): Promise<void> {
  const from = (name: string) => path.join(data, name);
  await refuseElsewhere(data, { databaseUrl: null, bucket: null });
  if (!(await namesIn(data)).includes('platform.db'))
    throw new SettingsError(`There is no data in ${path.resolve(data)}`);
  if ((await namesIn(to)).length > 0)
    throw new SettingsError(`${path.resolve(to)} is not empty: a backup takes a new folder`);

  // Under its name only once it is whole.
  const partial = `${path.resolve(to)}.partial`;
  await rm(partial, { recursive: true, force: true });
  const files = path.join(partial, 'files');
  await mkdir(files, { recursive: true, mode: 0o700 });
  await copyNew(from('files'), files);
  await copyFile(from('secret.key'), path.join(partial, 'secret.key'));
  const database = new DatabaseSync(from('platform.db'), { readOnly: true, timeout: 10_000 });
  try {
    // One moment is read to the end. Without it each write of the server would begin the copy anew, and a busy one would never have any.
    database.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    await backup(database, path.join(partial, 'platform.db'));
  } finally {
    database.close();
  }
  await copyNew(from('files'), files);
  await rm(to, { recursive: true, force: true });
  await rename(partial, to);
}
