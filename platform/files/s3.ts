import {
  checkId,
  ConflictError,
  HoleError,
  isId,
  PartError,
  StorageError,
  type Files,
  type FoundFile,
  type Range,
} from './files.ts';
import { Lanes } from './parts.ts';
import { complete, cut } from './ranges.ts';
import { s3Calls, type S3Calls } from './s3Calls.ts';
import { s3Client, type S3Place } from './s3Client.ts';
import {
  draftsOf,
  fileKey,
  isGone,
  partNumberOf,
  pieceKey,
  piecesPrefix,
  rangesOf,
  slotOf,
  slotSize,
  type Draft,
  type Drafts,
} from './s3Drafts.ts';
import { s3Reading } from './s3Reading.ts';
import { sha256Of, spoolIn, type Spool, type Spooled } from './spool.ts';

/** Files in a bucket. */
export interface S3Options extends S3Place {
  /** Where bytes wait until they are sent on. */
  spool: string;
  /** Whether the ETag of an object is the MD5 of its bytes. It is, unless the storage encrypts with a key of its own. */
  tagsAreDigests?: boolean;
  /** Whether browsers may read from the bucket itself, by addresses that expire after some hours. */
  links?: boolean;
  /** The first pause before a retry, ms. */
  pauseMs?: number;
  /** Called each time the storage fails. */
  onTrouble?: () => void;
}

const conflict = () => new ConflictError('The bytes differ');

/** A received range; its first byte is at `offset`. */
const sliceOf = (blob: Blob, offset: number, [first, last]: Range) =>
  blob.slice(first - offset, last - offset + 1);

/** Writes to unfinished files: complete parts go to a multipart upload, others become objects of their own (pieces). */
function writing(calls: S3Calls, drafts: Drafts, tagsAreDigests: boolean) {
  /** Throws `ConflictError` if bytes of an existing piece differ from the received ones. */
  async function compare(key: string, kept: Range, at: Range, came: Blob): Promise<void> {
    const range: Range = [at[0] - kept[0], at[1] - kept[0]];
    const left = await calls.bytes(key, range);
    if (Buffer.compare(left, await came.bytes()) !== 0) throw conflict();
  }

  /** Compares with all pieces that overlap the received range. */
  async function compareWithPieces(id: string, { pieces }: Draft, offset: number, spooled: Spooled) {
    const end = offset + spooled.size - 1;
    for (const piece of pieces) {
      const at: Range = [Math.max(piece[0], offset), Math.min(piece[1], end)];
      if (at[0] > at[1]) continue;
      await compare(pieceKey(id, piece), piece, at, sliceOf(spooled.blob, offset, at));
    }
  }

  async function putWhole(id: string, draft: Draft, number: number, spooled: Spooled): Promise<void> {
    const kept = draft.parts.get(number);
    if (kept?.etag === spooled.md5) return;
    if (kept !== undefined && tagsAreDigests) throw conflict();
    await compareWithPieces(id, draft, slotOf(number)[0], spooled);
    const etag = await calls.putPart(fileKey(id), await drafts.upload(id, draft), number, spooled);
    await drafts.note(id, draft, ({ parts }) => parts.set(number, { number, etag, size: slotSize }));
  }

  async function putPieces(id: string, draft: Draft, offset: number, spooled: Spooled): Promise<void> {
    await compareWithPieces(id, draft, offset, spooled);
    for (const { range, kept } of cut(rangesOf(draft), [offset, offset + spooled.size - 1])) {
      if (kept) continue;
      const blob = sliceOf(spooled.blob, offset, range);
      const sha256 = blob.size === spooled.size ? spooled.sha256 : await sha256Of(blob);
      await calls.put(pieceKey(id, range), { blob, sha256 });
      await drafts.note(id, draft, ({ pieces }) => pieces.push(range));
    }
  }

  return {
    compare,
    async part(id: string, offset: number, spooled: Spooled): Promise<void> {
      const number = partNumberOf([offset, offset + spooled.size - 1]);
      for (let tried = 1; ; tried += 1) {
        const draft = await drafts.of(id, tried > 1);
        try {
          if (number === null) await putPieces(id, draft, offset, spooled);
          else await putWhole(id, draft, number, spooled);
          return;
        } catch (error) {
          // Another process has aborted the upload that this one knew.
          if (!isGone(error) || tried === 3) throw error;
        }
      }
    },
  };
}

/** Assembles an unfinished file. */
function finishing(calls: S3Calls, drafts: Drafts, spool: Spool) {
  /** The bytes of a range that are in pieces. */
  async function* gathered(id: string, { pieces }: Draft, [first, last]: Range): AsyncGenerator<Uint8Array> {
    for (let at = first; at <= last;) {
      const piece = pieces.find(([from, to]) => from <= at && at <= to);
      if (piece === undefined) throw new HoleError('The file has a hole');
      const end = Math.min(last, piece[1]);
      yield await calls.bytes(pieceKey(id, piece), [at - piece[0], end - piece[0]]);
      at = end + 1;
    }
  }

  async function assemble(id: string, draft: Draft, size: number): Promise<void> {
    const uploadId = await drafts.upload(id, draft);
    const parts = [];
    for (let number = 1; (number - 1) * slotSize < size; number += 1) {
      const [first, last] = slotOf(number);
      const range: Range = [first, Math.min(last, size - 1)];
      const kept = draft.parts.get(number);
      if (kept !== undefined) {
        parts.push(kept);
        continue;
      }
      const length = range[1] - range[0] + 1;
      await using spooled = await spool.whole(gathered(id, draft, range));
      const etag = await calls.putPart(fileKey(id), uploadId, number, spooled);
      parts.push({ number, etag, size: length });
    }
    // Its answer may have been lost: the file shows what it did.
    await calls.complete(fileKey(id), uploadId, parts).catch(async (error: unknown) => {
      if (!isGone(error) || (await calls.size(fileKey(id))) !== size) throw error;
    });
  }

  return {
    async finish(id: string, size: number): Promise<void> {
      const draft = await drafts.of(id, true);
      if (!complete(rangesOf(draft), size)) throw new HoleError('The file has a hole');
      if (draft.parts.size > 0 || size > slotSize) return assemble(id, draft, size);
      const whole = size === 0 ? [] : gathered(id, draft, [0, size - 1]);
      await using spooled = await spool.whole(
        (async function* all() {
          yield* whole;
        })(),
      );
      await calls.put(fileKey(id), spooled);
    },
    /** A file that came whole. */
    async put(id: string, spooled: Spooled): Promise<void> {
      if (spooled.size <= slotSize) return void (await calls.put(fileKey(id), spooled));
      const uploadId = await calls.begin(fileKey(id));
      const parts = [];
      for (let number = 1; (number - 1) * slotSize < spooled.size; number += 1) {
        const [first, last] = slotOf(number);
        const blob = spooled.blob.slice(first, last + 1);
        const etag = await calls.putPart(fileKey(id), uploadId, number, {
          blob,
          sha256: await sha256Of(blob),
        });
        parts.push({ number, etag, size: blob.size });
      }
      await calls.complete(fileKey(id), uploadId, parts);
      // A creation whose answer was lost was repeated.
      await clear(calls, id);
    },
  };
}

/** Removes everything stored for an unfinished file. */
async function clear(calls: S3Calls, id: string): Promise<void> {
  for (const { key } of await calls.objects(piecesPrefix(id))) await calls.remove(key);
  for (const { key, uploadId } of await calls.uploads(fileKey(id)))
    if (key === fileKey(id)) await calls.abort(key, uploadId);
}

/** Every file of a bucket. Objects that no platform wrote are skipped. */
async function listed(calls: S3Calls): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>();
  const note = (key: string, changedAt: number, size: number | null) => {
    const [folder, id = ''] = key.split('/');
    if (!isId(id)) return;
    const known = found.get(id);
    found.set(id, {
      id,
      size: folder === 'files' && size !== null ? size : (known?.size ?? null),
      changedAt: Math.max(changedAt, known?.changedAt ?? 0),
    });
  };
  for (const { key, changedAt, size } of await calls.objects('files/')) note(key, changedAt, size);
  for (const { key, changedAt } of await calls.objects('pieces/')) note(key, changedAt, null);
  for (const { key, begunAt } of await calls.uploads('files/')) note(key, begunAt, null);
  return [...found.values()];
}

/**
 * Files in a bucket of S3 or a compatible storage. A finished file is the object `files/id`. An unfinished one is a multipart upload, and objects
 * `pieces/id/first-last` for bytes that are not a complete part, such as the end.
 */
export function s3Files(options: S3Options): Files {
  const client = s3Client(options);
  const calls = s3Calls(client);
  const drafts = draftsOf(calls);
  const spool = spoolIn(options.spool);
  const writes = writing(calls, drafts, options.tagsAreDigests ?? true);
  const finishes = finishing(calls, drafts, spool);
  const lanes = new Lanes();

  const size = (id: string): Promise<number | null> => {
    checkId(id);
    return calls.size(fileKey(id));
  };

  /** Anything stored under this id before is deleted. */
  const take = (id: string, body: AsyncIterable<Uint8Array>): Promise<number> =>
    lanes.run(id, [0, Infinity], async () => {
      checkId(id);
      await using spooled = await spool.whole(body);
      if (drafts.knows(id)) await clear(calls, id);
      drafts.forget(id);
      await finishes.put(id, spooled);
      return spooled.size;
    });

  return {
    isRemote: true,
    async ranges(id) {
      checkId(id);
      // Another process may have stored a part just now: whoever resumes a file must not send it again.
      return rangesOf(await drafts.of(id, true));
    },
    size,
    async write(id, offset, length, body) {
      checkId(id);
      await using spooled = await spool.part(length, body);
      if (length === 0) return;
      await lanes.run(id, [offset, offset + length - 1], async () => {
        const finished = drafts.knows(id) ? null : await size(id);
        if (finished === null) return writes.part(id, offset, spooled);
        if (offset + length > finished) throw new ConflictError('The part lies beyond the finished file');
        const at: Range = [offset, offset + length - 1];
        return writes.compare(fileKey(id), [0, finished - 1], at, spooled.blob);
      });
    },
    async finish(id, length) {
      checkId(id);
      await lanes.run(id, [0, Infinity], async () => {
        const kept = await calls.size(fileKey(id));
        if (kept === null) {
          await finishes.finish(id, length);
          const made = await calls.size(fileKey(id));
          if (made !== length) throw new StorageError(`${id} has ${made} bytes, and not ${length}`);
        }
        drafts.forget(id);
        // Also if an earlier call got this far and no further.
        await clear(calls, id);
      });
    },
    take,
    async adopt(id, length, source) {
      if ((await take(id, await source())) !== length)
        throw new PartError('The file is not as long as was said');
    },
    ...s3Reading(client, calls, options.links ?? false),
    list: () => listed(calls),
    // A bucket reports no free space.
    free: () => Promise.resolve(Infinity),
    async remove(id) {
      checkId(id);
      drafts.forget(id);
      await calls.remove(fileKey(id));
      await clear(calls, id);
    },
    close: () => lanes.idle(),
  };
}
