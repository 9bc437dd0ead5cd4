import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { diskFiles } from '../files/disk.ts';
import { syncAll, syncFolder } from '../files/durable.ts';
import type { Files } from '../files/files.ts';
import { databaseFile, databaseName, namedDatabase, refuseOtherRows } from './database.ts';
import { moveMark } from './folder.ts';
import type { RowsEnd } from '../store/neutral.ts';
import { sqliteRows } from '../store/sqliteNeutral.ts';
import { openBucket, refuseOtherFiles } from './place.ts';
import type { BucketSettings } from './settings.ts';
import { SettingsError } from './variables.ts';

/** Where a platform stores its rows and files; null is the data folder. */
export interface StorageLocation {
  databaseUrl: string | null;
  bucket: BucketSettings | null;
}

/** The record of an unfinished move in a folder. */
const journal = v.object({ from: v.string(), to: v.string(), owner: v.string(), isCopied: v.boolean() });
export type Journal = v.InferOutput<typeof journal>;

export const fileExists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A location in words, without secrets. */
export const describeLocation = ({ databaseUrl, bucket }: StorageLocation) =>
  `${databaseUrl === null ? 'the folder' : databaseName(databaseUrl)}, ${
    bucket === null ? 'the folder' : `${bucket.bucket} at ${bucket.endpoint}`
  }`;

/**
 * Refuses a folder whose rows or files are recorded as being in another location than this one. What is not here would otherwise be
 * taken for all there is. `how` tells how each is named. Throws `SettingsError`.
 */
export async function refuseElsewhere(
  data: string,
  { databaseUrl, bucket }: StorageLocation,
  how: { rows?: string; files?: string } = {},
): Promise<void> {
  if (databaseUrl === null) await refuseOtherRows(data, how.rows);
  if (bucket === null) await refuseOtherFiles(data, how.files);
}

/** Opens the rows of a location. Throws `SettingsError` if servers work on them, unless `mayChange` says that they may go on. */
export async function openRows(
  data: string,
  { databaseUrl }: StorageLocation,
  mayChange = false,
): Promise<RowsEnd> {
  const file = path.join(data, databaseFile);
  if (databaseUrl === null) return namedDatabase(file, () => sqliteRows(file));
  const { postgresRows } = await import('../store/postgresNeutral.ts');
  const rows = await namedDatabase(databaseName(databaseUrl), () => postgresRows(databaseUrl));
  const servers = mayChange ? 0 : await rows.servers();
  if (servers === 0) return rows;
  await rows.close();
  throw new SettingsError(
    `Servers work on the database ${databaseName(databaseUrl)} (${servers} connections): end them first`,
  );
}

/** Opens the files of a location, whose rows have the id `owner`. */
export async function openFiles(
  data: string,
  { bucket }: StorageLocation,
  owner: string,
  pauseMs: number,
): Promise<Files> {
  if (bucket === null) return diskFiles(path.join(data, 'files'));
  return (await openBucket(bucket, data, owner, { onTrouble: () => undefined, pauseMs })).files;
}

/** The record of an earlier run of the same work; null if there is none. Throws `SettingsError` if it is of other work. */
export async function journalOf(data: string, from: string, to: string): Promise<Journal | null> {
  const text = await readFile(path.join(data, moveMark), 'utf8').catch(() => null);
  if (text === null) return null;
  const found = v.parse(journal, JSON.parse(text));
  if (found.from === from && found.to === to) return found;
  throw new SettingsError(
    `A move of ${data} from ${found.from} to ${found.to} is not finished: go on with it, or give it up by removing ${moveMark}`,
  );
}

/** Records a move until it is finished; on the disk before anything of it is. */
export async function noteMove(data: string, told: Journal): Promise<void> {
  await writeFile(path.join(data, moveMark), `${JSON.stringify(told)}\n`, { mode: 0o600, flush: true });
  await syncFolder(data);
}

/** Removes the mark of a move or a restore, once everything in the folder is on the disk: a power failure must not leave half of it unmarked. */
export async function endMove(data: string): Promise<void> {
  await syncAll(data);
  await rm(path.join(data, moveMark), { force: true });
}
