import { moduleOwners } from '#domain/course/schema.ts';
import type { Files } from '../files/files.ts';
import { noRoom, Refusal } from '../refusal.ts';
import { UnavailableError, type RowsReader, type RowsWriter } from '../store/store.ts';
import { find, listOf, type Of } from './kinds.ts';

export const gigabyte = 1024 ** 3;

/** The limits of storage space, bytes. */
export interface Limits {
  /** The largest file that can be uploaded. */
  maxFile: number;
  /** The quota of an author; Infinity for none. */
  quota: number;
  /** What stays free on the disk: the database always needs space. */
  reserve: number;
}

export const defaultLimits: Limits = {
  maxFile: 50 * gigabyte,
  quota: 200 * gigabyte,
  reserve: gigabyte / 4,
};

/** Writes an upload under way. Until it is closed it reserves the size of its file. */
export async function saveUpload(rows: RowsWriter, upload: Of<'upload'>): Promise<void> {
  await rows.put('upload', upload, { facets: { claimed: upload.streamId === null ? upload.size : 0 } });
}

/** Writes a picture. */
export async function saveImageRow(rows: RowsWriter, image: Of<'image'>): Promise<void> {
  await rows.put('image', image, { facets: { size: image.size } });
}

/** Every attachment of an author. */
export async function attachmentsOf(rows: RowsReader): Promise<{ id: string; size: number }[]> {
  const found = await Promise.all(
    moduleOwners.map(async (kind) => {
      const { list } = await listOf(rows, kind);
      return list.flatMap(({ modules }) => modules.flatMap(({ attachments }) => attachments));
    }),
  );
  return found.flat();
}

const hourMs = 60 * 60 * 1000;

/** How often a session's activity is written into the database, ms: not for every part. */
export const partNotedMs = hourMs;

/** After so long without a part an upload reserves only what it has received, ms: an abandoned upload is not reported. */
export const claimKeptMs = 2 * hourMs;

/** Whether an upload has been idle for so long that its space may be given to others. */
export const isIdle = ({ updatedAt }: Of<'upload'>, now: number): boolean =>
  Date.parse(updatedAt) + claimKeptMs + partNotedMs <= now;

/** Received bytes of a file, which may be complete though its upload was not closed. */
async function keptBytes(files: Files, id: string): Promise<number> {
  // In this order: a file completed in between has no ranges any more.
  const ranges = await files.ranges(id);
  const whole = await files.size(id);
  return whole ?? ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** What space is computed from. */
interface Room {
  files: Files;
  limits: Limits;
  now: () => number;
}

/** The bytes of an author's files, and those that uploads reserve. */
async function usedBy(rows: RowsReader): Promise<number> {
  const { size: streams = 0 } = await rows.sum('stream', {}, ['size']);
  const { size: images = 0 } = await rows.sum('image', {}, ['size']);
  const { claimed = 0 } = await rows.sum('upload', {}, ['claimed']);
  const attachments = (await attachmentsOf(rows)).reduce((sum, { size }) => sum + size, 0);
  return streams + images + claimed + attachments;
}

const gigabytes = (bytes: number) => Math.round((bytes / gigabyte) * 10) / 10;

/** A file that room is asked for: its bytes, and the upload that brings it where the rows claim them for it already. */
interface Wanted {
  size: number;
  upload?: string;
}

/** How many bytes more than the author may have there would be with a file; zero or less where it finds room. */
async function lackingFor(rows: RowsReader, { quota }: Limits, { size, upload }: Wanted): Promise<number> {
  if (quota === Infinity) return 0;
  return (await usedBy(rows)) + (upload === undefined ? size : 0) - quota;
}

/** Bytes that idle uploads reserve but have not received, by upload id. */
type GivenUp = ReadonlyMap<string, number>;

/** So many uploads are looked at for room, and so many side by side: the storage is asked about each. */
const mostLookedAt = 200;
const lookedAtOnce = 20;

/**
 * Asks the storage what uploads that nobody goes on with claim in vain, the largest first, until there is room. To be asked before the change
 * that takes it: all others wait for a change, and must not wait for a storage that is silent.
 */
export async function givenUp(
  rows: RowsReader,
  { files, limits, now }: Room,
  wanted: Wanted,
): Promise<GivenUp> {
  let lacking = await lackingFor(rows, limits, wanted);
  if (lacking <= 0) return new Map();
  const { list } = await listOf(rows, 'upload', {
    where: [{ field: 'claimed', from: 1 }],
    sort: { field: 'claimed', descending: true },
  });
  const idle = list
    .filter((upload) => upload.id !== wanted.upload && isIdle(upload, now()))
    .slice(0, mostLookedAt);
  const given = new Map<string, number>();
  for (let at = 0; at < idle.length && lacking > 0; at += lookedAtOnce) {
    const some = idle.slice(at, at + lookedAtOnce);
    const kept = await Promise.all(some.map(({ id }) => keptBytes(files, id)));
    for (const [nth, { id, size }] of some.entries()) {
      const missing = size - (kept[nth] ?? 0);
      given.set(id, missing);
      lacking -= missing;
    }
  }
  return given;
}

/** How much of that is still idle. */
async function stillGivenUp(rows: RowsReader, given: GivenUp, now: number): Promise<number> {
  const missing = [...given].map(async ([id, bytes]) => {
    const upload = await find(rows, 'upload', id);
    return upload !== null && isIdle(upload, now) ? bytes : 0;
  });
  return (await Promise.all(missing)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Throws 507 if a file exceeds the author's quota. Call it inside the change that takes the space. */
export async function checkQuota(
  rows: RowsReader,
  { limits, now }: Room,
  wanted: Wanted,
  given: GivenUp,
): Promise<void> {
  const lacking = (await lackingFor(rows, limits, wanted)) - (await stillGivenUp(rows, given, now()));
  if (lacking <= 0) return;
  const { quota } = limits;
  const used = quota + lacking - wanted.size;
  const text = `Для\u00A0ваших файлов есть ${gigabytes(quota)}\u00A0ГБ, занято ${gigabytes(used)}\u00A0ГБ. Этот не\u00A0поместится.`;
  throw new Refusal(507, text, { fields: { size: text } });
}

/** Throws 507 if `size` bytes more would leave the disk too full. */
export async function checkDisk(
  { files, limits }: { files: Files; limits: Limits },
  size: number,
): Promise<void> {
  if ((await files.free()) - size < limits.reserve) throw noRoom();
}

/** Throws 413 if a file of `size` bytes is too large for anybody. */
export function checkFileSize({ maxFile }: Limits, size: number): void {
  if (size <= maxFile) return;
  const text = `Файл больше ${gigabytes(maxFile)}\u00A0ГБ`;
  throw new Refusal(413, text, { fields: { size: text } });
}

/**
 * Removes the file of a failed change. If the database did not say whether it was done, a row may name the file: then it stays, and the sweep removes
 * it if none does.
 */
export async function dropFileOf(files: Files, id: string, error: unknown): Promise<void> {
  if (!(error instanceof UnavailableError)) await files.remove(id);
}
