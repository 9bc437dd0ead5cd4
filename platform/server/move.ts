import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../files/files.ts';
import { databaseFile, databaseMark, refuseOtherDatabase } from './database.ts';
import { checkFolder, holdFolder, keyOf } from './folder.ts';
import {
  fileExists,
  journalOf,
  describeLocation,
  endMove,
  noteMove,
  openFiles,
  openRows,
  refuseElsewhere,
  type StorageLocation,
  type Journal,
} from './storageLocation.ts';
import { copyFiles, differingFiles, finishedOf } from './moveFiles.ts';
import { copyRows, differences, rowsIn, sumsOf, type RowsEnd } from '../store/neutral.ts';
import { bucketMark, markBucket, ownerOf } from './place.ts';
import { SettingsError } from './variables.ts';

interface MoveOptions {
  /** The folder of the server, wherever its data is. */
  data: string;
  from: StorageLocation;
  to: StorageLocation;
  /** Called with the progress. */
  say: (line: string) => void;
  /** The first pause before a retry of the storage, ms. */
  pauseMs?: number;
}

/** The result of a move. */
interface Moved {
  rows: number;
  files: number;
  bytes: number;
  /** Unfinished uploads: the console sends them again. */
  underWay: number;
}

/** A free name beside a file. */
async function asideOf(file: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${file}.moved${number === 1 ? '' : `.${number}`}`;
    if (!(await fileExists(name))) return name;
  }
}

async function putAside(file: string): Promise<void> {
  if (await fileExists(file)) await rename(file, await asideOf(file));
}

/** Points the folder to the new place. Nothing is deleted; each step is idempotent. */
async function switchOver(
  data: string,
  to: StorageLocation,
  databaseId: string | null,
  owner: string,
): Promise<void> {
  const own = (name: string) => path.join(data, name);
  if (databaseId === null) await rm(own(databaseMark), { force: true });
  else {
    await putAside(own(databaseFile));
    await writeFile(own(databaseMark), `${databaseId}\n`, { mode: 0o600 });
  }
  if (to.bucket === null) await rm(own(bucketMark), { force: true });
  else {
    await putAside(own('files'));
    await markBucket(data, owner);
  }
  await endMove(data);
}

/** Refuses a target that has rows which are not from an earlier run of the same move. */
async function refuseRows(to: StorageLocation, rows: RowsEnd): Promise<void> {
  if (!(await rows.isEmpty()))
    throw new SettingsError(`${describeLocation(to)} has rows already: a move takes a new database`);
}

/** Refuses a target that has files which are not from an earlier run of the same move. */
async function refuseFiles(to: StorageLocation, files: Files): Promise<void> {
  if ((await files.list()).length > 0)
    throw new SettingsError(`${describeLocation(to)} has files already: a move takes an empty place`);
}

async function moveRows({ say }: MoveOptions, from: RowsEnd, to: RowsEnd): Promise<number> {
  const read = await copyRows(from, to, (count) => say(`Rows: ${count}`));
  const differing = differences(read, await sumsOf(to));
  if (differing.length > 0) throw new SettingsError(`The rows did not arrive: ${differing.join('; ')}`);
  return rowsIn(read);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

async function moveFiles({ say }: MoveOptions, from: Files, to: Files): Promise<Omit<Moved, 'rows'>> {
  const { finished, underWay } = await finishedOf(from);
  const all = finished.reduce((sum, { size }) => sum + size, 0);
  const told = (what: string) => (count: number, bytes: number) =>
    say(`${what}: ${count} of ${finished.length}, ${megabytes(bytes)} of ${megabytes(all)}`);
  await copyFiles(from, to, finished, told('Files copied'));
  const differing = await differingFiles(from, to, finished, told('Files compared'));
  if (differing.length > 0)
    throw new SettingsError(`Files did not arrive as they were: ${differing.join(', ')}`);
  return { files: finished.length, bytes: all, underWay };
}

/** Copies what is missing at the target, and verifies that everything is there. */
async function copyAll(options: MoveOptions, begun: Journal | null, owned: AsyncDisposableStack) {
  const { data, from, to, pauseMs = 200 } = options;
  const rowsMove = from.databaseUrl !== to.databaseUrl;
  const filesMove =
    describeLocation({ ...from, databaseUrl: null }) !== describeLocation({ ...to, databaseUrl: null });
  if (rowsMove && !filesMove && to.bucket !== null)
    throw new SettingsError('A bucket belongs to its rows: move its files as well, into another bucket');
  const rows = owned.adopt(await openRows(data, from), (end) => end.close());
  if (begun === null && rows.id !== null) await refuseOtherDatabase(data, rows.id);
  const openTarget = async () =>
    rowsMove ? owned.adopt(await openRows(data, to), (end) => end.close()) : rows;
  // A database in the folder, which has no id, is made last: after a refusal it would keep a server from starting on the folder.
  const named = to.databaseUrl === null ? null : await openTarget();
  const oldOwner = await ownerOf(data, rows.id);
  const owner = named?.id ?? begun?.owner ?? oldOwner;
  const files = filesMove ? await openFiles(data, from, oldOwner, pauseMs) : null;
  const place = filesMove ? await openFiles(data, to, owner, pauseMs) : null;
  if (begun === null && place !== null) await refuseFiles(to, place);
  const target = named ?? (await openTarget());
  if (begun === null && rowsMove) await refuseRows(to, target);
  const told = { from: describeLocation(from), to: describeLocation(to), owner, isCopied: false };
  await noteMove(data, told);
  const moved: Moved = { rows: 0, files: 0, bytes: 0, underWay: 0 };
  if (rowsMove) moved.rows = await moveRows(options, rows, target);
  if (files !== null && place !== null) Object.assign(moved, await moveFiles(options, files, place));
  await noteMove(data, { ...told, isCopied: true });
  return { moved, databaseId: target.id, owner };
}

/**
 * Moves the data of a server to another place: rows to PostgreSQL or back, files into a bucket or back. After an interruption the same command
 * continues. At the end all rows are summed and all files compared on both sides. The old data of the folder stays in it under another name. Throws
 * `SettingsError`.
 */
export async function move(options: MoveOptions): Promise<Moved> {
  const { data, from, to } = options;
  if (describeLocation(from) === describeLocation(to))
    throw new SettingsError(`Where to? Everything is in ${describeLocation(from)} already`);
  await checkFolder(data);
  const { release } = holdFolder(data);
  try {
    await keyOf(data);
    const begun = await journalOf(data, describeLocation(from), describeLocation(to));
    if (begun === null)
      await refuseElsewhere(data, from, { rows: 'name it by --from', files: 'name it by --from-files' });
    if (begun === null && from.databaseUrl === null && !(await fileExists(path.join(data, databaseFile))))
      throw new SettingsError(`There is no data in ${path.resolve(data)}`);
    await using owned = new AsyncDisposableStack();
    if (begun?.isCopied === true) {
      const target = owned.adopt(await openRows(data, to), (end) => end.close());
      await switchOver(data, to, target.id, begun.owner);
      return { rows: 0, files: 0, bytes: 0, underWay: 0 };
    }
    const { moved, databaseId, owner } = await copyAll(options, begun, owned);
    await owned.disposeAsync();
    await switchOver(data, to, databaseId, owner);
    return moved;
  } finally {
    release();
  }
}
