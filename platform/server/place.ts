import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freeIn } from '../files/disk.ts';
import type { Files } from '../files/files.ts';
import type { S3Options } from '../files/s3.ts';
import { S3Refusal, type S3Client } from '../files/s3Client.ts';
import type { ProbePlace } from '../jobs/workerProbe.ts';
import type { BucketSettings, Settings } from './settings.ts';
import { SettingsError } from './variables.ts';

/** Where the files of a server are. */
export interface FilesPlace {
  kind: 'disk' | 's3';
  files: Files;
  /** The largest file that it takes, bytes. */
  largest: number;
  /** The same place, for a thread that probes files. */
  probe: ProbePlace;
  /** Free space on this machine's disk, bytes. */
  room: () => Promise<number>;
  /** Throws if the bucket does not answer; null if there is none. */
  check: (() => Promise<void>) | null;
}

/** Options for the calls to a bucket. */
interface Told {
  /** Called each time the storage fails. */
  onTrouble: () => void;
  /** The first pause before a retry, ms. */
  pauseMs: number;
}

/** The file with the id of the bucket that has a folder's files; the bucket has the same id. */
export const bucketMark = 'bucket.id';
const markKey = 'kabinet.id';

/** The timeout for a health check of the bucket, ms: readiness probes do not wait long. */
const checkMs = 3000;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const nameOf = ({ bucket, endpoint }: BucketSettings) => `${bucket} at ${new URL(endpoint).host}`;

/** Adds to an error which bucket it was. */
async function named<T>(bucket: BucketSettings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof S3Refusal ? `${error.status} ${error.code}`.trim() : 'no answer';
    throw new SettingsError(
      `The bucket ${nameOf(bucket)} cannot be worked on (${reason}): look whether it is there, at S3_ENDPOINT and at its keys`,
    );
  }
}

/** The id of the rows in a bucket: the id of the database, or one of the folder's own. */
export async function ownerOf(folder: string, databaseId: string | null): Promise<string> {
  if (databaseId !== null) return databaseId;
  const mark = path.join(folder, bucketMark);
  return (await isThere(mark)) ? (await readFile(mark, 'utf8')).trim() : randomUUID();
}

/** Records that the files of a folder are in the bucket of this owner. */
export const markBucket = (folder: string, owner: string): Promise<void> =>
  writeFile(path.join(folder, bucketMark), `${owner}\n`, { mode: 0o600 });

/** Refuses a folder that has files of its own: rows name them, and the bucket has none of them. */
async function refuseFiles(folder: string): Promise<void> {
  const names = await readdir(path.join(folder, 'files')).catch(() => []);
  if (names.length > 0)
    throw new SettingsError(
      `The files of the data folder ${path.resolve(folder)} are in it: move them with npm run move, or start without S3_BUCKET`,
    );
}

/**
 * Binds a bucket to the rows that name its files: the sweep deletes files that no row names, so other rows would lose all of them. Returns whether
 * its ETags are digests of bytes. Throws `SettingsError`.
 */
async function tie(
  { ask, text }: Pick<S3Client, 'ask' | 'text'>,
  bucket: BucketSettings,
  owner: string,
): Promise<boolean> {
  const found = await ask('GET', markKey, { fine: [404] });
  if (found.status === 404) {
    const objects = await text('GET', '', { query: { 'list-type': '2', prefix: 'files/', 'max-keys': '1' } });
    if (objects.includes('<Key>'))
      throw new SettingsError(`The bucket ${nameOf(bucket)} has files of something else: take an empty one`);
    await ask('PUT', markKey, { body: `${owner}\n` });
    return tie({ ask, text }, bucket, owner);
  }
  const told = await found.text();
  if (told.trim() !== owner)
    throw new SettingsError(
      `The bucket ${nameOf(bucket)} belongs to other rows: look at S3_BUCKET, at DATABASE_URL and at --data`,
    );
  const tag = (found.headers.get('etag') ?? '').replaceAll('"', '');
  return tag === createHash('md5').update(told).digest('hex');
}

/** Opens a bucket that belongs to `owner`, or to nobody yet. Throws `SettingsError`. */
export async function openBucket(
  bucket: BucketSettings,
  folder: string,
  owner: string,
  told: Told,
): Promise<FilesPlace> {
  // A large module, loaded only for a bucket.
  const { s3Files } = await import('../files/s3.ts');
  const { s3Client } = await import('../files/s3Client.ts');
  const { largestFile } = await import('../files/s3Drafts.ts');
  const client = s3Client({ ...bucket, ...told });
  const tagsAreDigests = await named(bucket, () => tie(client, bucket, owner));
  const { onTrouble, pauseMs } = told;
  const options: S3Options = { ...bucket, spool: path.join(folder, 'spool'), tagsAreDigests, pauseMs };
  return {
    kind: 's3',
    files: s3Files({ ...options, onTrouble }),
    largest: largestFile,
    probe: options,
    room: () => freeIn(folder),
    check: async () => void (await client.ask('HEAD', markKey, { tries: 1, waitMs: checkMs })),
  };
}

/** Refuses a folder whose files are elsewhere, and says how to name the place. Throws `SettingsError`. */
export async function refuseOtherFiles(folder: string, how = 'set S3_BUCKET'): Promise<void> {
  if (await isThere(path.join(folder, bucketMark)))
    throw new SettingsError(
      `The files of the data folder ${path.resolve(folder)} are in a bucket: ${how}, or choose another folder with --data`,
    );
}

/** The files that the settings ask for. `databaseId` is that of a database which several folders may share. Throws `SettingsError`. */
export async function placeOf(
  { bucket, dataDir }: Settings,
  databaseId: string | null,
  openFiles: (folder: string) => Files,
  told: Told,
): Promise<FilesPlace> {
  if (bucket !== null) {
    await refuseFiles(dataDir);
    const owner = await ownerOf(dataDir, databaseId);
    const place = await openBucket(bucket, dataDir, owner, told);
    await markBucket(dataDir, owner);
    return place;
  }
  await refuseOtherFiles(dataDir);
  const folder = path.join(dataDir, 'files');
  // Write access is checked before there is anything in it.
  await mkdir(folder, { recursive: true });
  const files = openFiles(folder);
  return { kind: 'disk', files, largest: Infinity, probe: folder, room: () => files.free(), check: null };
}
