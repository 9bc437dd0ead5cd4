import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { diskFiles } from '../files/disk.ts';
import { settleFolder } from '../files/durable.ts';
import { copyNew, namesIn } from './backup.ts';
import { databaseFile, databaseMark, refuseOtherDatabase } from './database.ts';
import { checkFolder, holdFolder } from './folder.ts';
import {
  journalOf,
  describeLocation,
  endMove,
  noteMove,
  openFiles,
  openRows,
  refuseElsewhere,
  type StorageLocation,
} from './storageLocation.ts';
import { copyFiles, finishedOf, type MovedFile } from './moveFiles.ts';
import {
  copyRows,
  differences,
  lineOf,
  rowOf,
  rowsIn,
  summing,
  sumsOf,
  tableNames,
  type NeutralRow,
} from '../store/neutral.ts';
import { markBucket, ownerOf } from './place.ts';
import { SettingsError } from './variables.ts';

const rowsFile = 'rows.jsonl.gz';
const contentsFile = 'contents.json';

const sum = v.object({ count: v.number(), digest: v.string() });
/** Absent in backups of an older platform without this table. */
const noRows = { count: 0, digest: createHash('sha256').digest('hex') };

const contents = v.object({
  version: v.literal(1),
  /** The database id in the bucket and other folders; null if the rows were in the folder. */
  databaseId: v.nullable(v.string()),
  /** The owner id in the bucket; null if the files are in the backup. */
  bucketOwner: v.nullable(v.string()),
  sums: v.object({
    accounts: sum,
    attempts: sum,
    documents: sum,
    jobs: v.optional(sum, noRows),
    sessions: sum,
    tickets: sum,
  }),
  /** Every finished file. */
  files: v.array(v.object({ id: v.string(), size: v.number() })),
});
type Contents = v.InferOutput<typeof contents>;

/** The source of a backup, or the target of a restore. */
export interface Kept {
  /** The folder of the server. */
  data: string;
  location: StorageLocation;
  /** The first pause before a retry of the storage, ms. */
  pauseMs?: number;
}

async function* textOf(rows: AsyncIterable<NeutralRow>): AsyncGenerator<string> {
  for await (const one of rows) yield `${lineOf(one)}\n`;
}

const line = v.tuple([v.picklist(tableNames), v.unknown()]);

/** The rows of a backup. */
async function* readRows(file: string): AsyncGenerator<NeutralRow> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const text of lines) yield rowOf(...v.parse(line, JSON.parse(text)));
}

/** Lists the finished files; those of the folder are first copied into the backup. */
async function keptFiles(
  { data, location, pauseMs = 200 }: Kept,
  owner: string,
  to: string,
): Promise<MovedFile[]> {
  if (location.bucket !== null)
    return (await finishedOf(await openFiles(data, location, owner, pauseMs))).finished;
  const copies = path.join(to, 'files');
  await mkdir(copies, { recursive: true, mode: 0o700 });
  await copyNew(path.join(data, 'files'), copies);
  return (await finishedOf(diskFiles(copies))).finished;
}

/**
 * Writes all rows as of one moment to a new folder, with the list of files, while servers keep running. Files of the data folder are copied; those of
 * a bucket stay there. The backup has everything that was answered before it began, because a file is finished before a row names it. Throws
 * `SettingsError`.
 */
export async function dump(kept: Kept, to: string): Promise<{ rows: number; files: number }> {
  const { data, location } = kept;
  if ((await namesIn(to)).length > 0)
    throw new SettingsError(`${path.resolve(to)} is not empty: a backup takes a new folder`);
  await refuseElsewhere(data, location);
  const names = await namesIn(data);
  if (!names.includes('secret.key') || (location.databaseUrl === null && !names.includes(databaseFile)))
    throw new SettingsError(`There is no data in ${path.resolve(data)}`);
  // It gets its final name only once it is complete.
  const partial = `${path.resolve(to)}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  await copyFile(path.join(data, 'secret.key'), path.join(partial, 'secret.key'));
  const rows = await openRows(data, location, true);
  try {
    if (rows.id !== null) await refuseOtherDatabase(data, rows.id);
    const owner = await ownerOf(data, rows.id);
    // Files that authors remove meanwhile are in the backup all the same.
    if (location.bucket === null) await keptFiles(kept, owner, partial);
    const summed = summing();
    const text = Readable.from(textOf(summed.through(rows.read())));
    await pipeline(text, createGzip(), createWriteStream(path.join(partial, rowsFile), { mode: 0o600 }));
    const told: Contents = {
      version: 1,
      databaseId: rows.id,
      bucketOwner: location.bucket === null ? null : owner,
      sums: summed.sums(),
      files: await keptFiles(kept, owner, partial),
    };
    await writeFile(path.join(partial, contentsFile), JSON.stringify(told), { mode: 0o600 });
    await settleFolder(partial, to);
    return { rows: rowsIn(told.sums), files: told.files.length };
  } finally {
    await rows.close();
  }
}

/** The result of a restore. */
interface Restored {
  rows: number;
  files: number;
  /** Files that the backup names but that no longer exist: authors have removed them since, or the bucket has lost them. */
  missing: string[];
}

async function restoreRows(
  { data, location }: Kept,
  from: string,
  told: Contents,
  begun: boolean,
): Promise<void> {
  const rows = await openRows(data, location);
  try {
    if (!begun && !(await rows.isEmpty()))
      throw new SettingsError(
        `${describeLocation(location)} has rows already: a backup is restored into a new database`,
      );
    await noteMove(data, journal(from, location));
    const read = await copyRows({ read: () => readRows(path.join(from, rowsFile)) }, rows, () => undefined);
    const damage = [...differences(told.sums, read), ...differences(read, await sumsOf(rows))];
    if (damage.length > 0) throw new SettingsError(`The backup ${from} is damaged: ${damage.join('; ')}`);
    if (rows.become === undefined || told.databaseId === null) return;
    // Its folder and its bucket go with it.
    await rows.become(told.databaseId);
    await writeFile(path.join(data, databaseMark), `${told.databaseId}\n`, { mode: 0o600 });
  } finally {
    await rows.close();
  }
}

const journal = (from: string, location: StorageLocation) => ({
  from: path.resolve(from),
  to: describeLocation(location),
  owner: '',
  isCopied: false,
});

/** Copies the files back, or checks that the bucket still has them; returns the missing ones. */
async function restoreFiles(
  { data, location, pauseMs = 200 }: Kept,
  from: string,
  { bucketOwner, databaseId, files: listed }: Contents,
): Promise<string[]> {
  const owner =
    bucketOwner ?? (location.databaseUrl === null ? null : databaseId) ?? (await ownerOf(data, null));
  const files = await openFiles(data, location, owner, pauseMs);
  if (location.bucket !== null) await markBucket(data, owner);
  if (bucketOwner === null)
    await copyFiles(diskFiles(path.join(from, 'files')), files, listed, () => undefined);
  const missing = [];
  const there = new Map((await files.list()).map(({ id, size }) => [id, size]));
  for (const { id, size } of listed) if (there.get(id) !== size) missing.push(id);
  return missing;
}

/** Copies a backup that is a folder of a server. */
async function restoreFolder(data: string, from: string): Promise<Restored> {
  const names = (await namesIn(from)).filter((name) => name !== 'server.lock');
  for (const name of names) await cp(path.join(from, name), path.join(data, name), { recursive: true });
  return { rows: 0, files: (await namesIn(path.join(data, 'files'))).length, missing: [] };
}

/**
 * Restores a backup into an empty place. After an interruption the same command starts again, and no server starts on the folder before it is
 * complete. Throws `SettingsError`.
 */
export async function restore(kept: Kept, from: string): Promise<Restored> {
  const { data, location } = kept;
  const names = await namesIn(from);
  if (!names.includes(contentsFile) && !names.includes(databaseFile))
    throw new SettingsError(`${path.resolve(from)} is no backup`);
  await checkFolder(data);
  const { release } = holdFolder(data);
  try {
    const begun = (await journalOf(data, path.resolve(from), describeLocation(location))) !== null;
    const left = (await namesIn(data)).filter(
      (name) => !/^(?:server\.lock|secret\.key|move\.json)/.test(name),
    );
    if (!begun && left.length > 0)
      throw new SettingsError(`${path.resolve(data)} is not empty: a backup is restored into a new folder`);
    await noteMove(data, journal(from, location));
    const done = await (names.includes(databaseFile)
      ? restoreFolder(data, from)
      : restoreDump(kept, from, begun));
    await endMove(data);
    return done;
  } finally {
    release();
  }
}

async function restoreDump(kept: Kept, from: string, begun: boolean): Promise<Restored> {
  const told = v.parse(contents, JSON.parse(await readFile(path.join(from, contentsFile), 'utf8')));
  if (told.bucketOwner !== null && kept.location.bucket === null)
    throw new SettingsError(`The files of the backup ${from} are in a bucket: set S3_BUCKET`);
  if ((told.databaseId === null) !== (kept.location.databaseUrl === null))
    throw new SettingsError(
      `The rows of the backup ${from} were in ${told.databaseId === null ? 'a folder' : 'PostgreSQL'}: restore it there, and move them afterwards`,
    );
  await copyFile(path.join(from, 'secret.key'), path.join(kept.data, 'secret.key'));
  await restoreRows(kept, from, told, begun);
  const missing = await restoreFiles(kept, from, told);
  return { rows: rowsIn(told.sums), files: told.files.length - missing.length, missing };
}
