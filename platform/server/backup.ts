import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { hasCode, settleFolder } from '../files/durable.ts';
import { refuseElsewhere } from './storageLocation.ts';
import { SettingsError } from './variables.ts';

const isAbsent = (error: unknown) => hasCode(error, ['ENOENT']);

/** The names in a folder; empty if it does not exist. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });

/**
 * Copies files that are not there yet. The journal of an unfinished file is copied before its bytes: an older journal lists fewer bytes than there
 * are, and never more. Files that were removed or finished meanwhile are left out.
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
 * Copies the data folder of a server, which may keep running, to a new folder that a server can start on. The copy has everything that was answered
 * before it began. Files are copied before and after the database: finished ones never change, and the database's copy only names files that existed
 * by then. Throws `SettingsError`.
 */
export async function backUp(data: string, to: string): Promise<void> {
  const from = (name: string) => path.join(data, name);
  await refuseElsewhere(data, { databaseUrl: null, bucket: null });
  if (!(await namesIn(data)).includes('platform.db'))
    throw new SettingsError(`There is no data in ${path.resolve(data)}`);
  if ((await namesIn(to)).length > 0)
    throw new SettingsError(`${path.resolve(to)} is not empty: a backup takes a new folder`);

  // It gets its final name only once it is complete.
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
  await settleFolder(partial, to);
}
