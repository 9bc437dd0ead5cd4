import type { Range } from './files.ts';
import { addRange } from './ranges.ts';
import type { S3Calls } from './s3Calls.ts';
import { S3Refusal } from './s3Client.ts';
import type { S3Object, S3Part } from './s3Answers.ts';

/** The size of a part of a multipart upload: the same as the parts of authors, so that each of theirs is one. */
export const slotSize = 5_242_880;

/** The maximum number of parts of an S3 upload. */
const mostParts = 10_000;

/** The largest file that can be assembled, bytes. */
export const largestFile = slotSize * mostParts;

/** How long facts about an unfinished file are cached, ms: another process may have stored a part meanwhile. */
const believedMs = 30_000;

/** The maximum number of cached unfinished files. */
const mostDrafts = 1000;

/** What is stored of an unfinished file. */
export interface Draft {
  /** null until a complete part has come. */
  uploadId: string | null;
  /** Complete parts by number, from 1. */
  parts: Map<number, S3Part>;
  /** Bytes that are not a complete part, each range an object of its own. They do not overlap. */
  pieces: Range[];
  readAt: number;
}

/** The complete parts of a file, and their multipart upload. */
interface PartsOfUpload {
  uploadId: string | null;
  parts: readonly S3Part[];
}

/** Whether a multipart upload no longer exists: it was completed or aborted. */
export const isGone = (error: unknown): boolean =>
  error instanceof S3Refusal && error.code === 'NoSuchUpload';

export const fileKey = (id: string): string => `files/${id}`;
export const piecesPrefix = (id: string): string => `pieces/${id}/`;
export const pieceKey = (id: string, [first, last]: Range): string => `${piecesPrefix(id)}${first}-${last}`;

/** The bytes of a part. */
export const slotOf = (number: number): Range => [(number - 1) * slotSize, number * slotSize - 1];

/** The number of the part that a range is, or null if it is none. */
export function partNumberOf([first, last]: Range): number | null {
  return first % slotSize === 0 && last - first + 1 === slotSize ? first / slotSize + 1 : null;
}

/** All stored ranges of an unfinished file, sorted. */
export function rangesOf({ parts, pieces }: Draft): Range[] {
  return [...[...parts.keys()].map(slotOf), ...pieces].reduce<Range[]>(addRange, []);
}

/** The range of a piece, from its key. A piece whose size does not match was cut off: it will be sent again. */
function pieceOf({ key, size }: S3Object): Range[] {
  const [, first = Number.NaN, last = Number.NaN] = (/\/(\d+)-(\d+)$/.exec(key) ?? []).map(Number);
  return last - first + 1 === size ? [[first, last]] : [];
}

/** Reads from the storage what it has of an unfinished file. */
function readingOf(calls: S3Calls) {
  const uploadsOf = async (id: string) =>
    (await calls.uploads(fileKey(id))).filter(({ key }) => key === fileKey(id));

  const wholeParts = async (id: string, uploadId: string) =>
    // A part of another size was made of pieces by a `finish` that failed: the pieces still exist.
    (await calls.parts(fileKey(id), uploadId)).filter(({ size }) => size === slotSize);

  /** The upload with the complete parts: only one can have any, because whoever creates a second one aborts it. */
  async function foundUpload(id: string): Promise<PartsOfUpload> {
    const found = await Promise.all(
      (await uploadsOf(id)).map(async ({ uploadId, begunAt }) => ({
        uploadId,
        begunAt,
        parts: await wholeParts(id, uploadId),
      })),
    );
    const [best] = found.toSorted((a, b) => b.parts.length - a.parts.length || a.begunAt - b.begunAt);
    return best ?? { uploadId: null, parts: [] };
  }

  /** The parts of an upload that another process may have completed. */
  const knownUpload = (id: string, uploadId: string): Promise<PartsOfUpload> =>
    wholeParts(id, uploadId).then(
      (parts) => ({ uploadId, parts }),
      (error: unknown) => {
        if (isGone(error)) return foundUpload(id);
        throw error;
      },
    );

  return {
    uploadsOf,
    /** `uploadId` is that of the known upload; null for none. */
    async read(id: string, uploadId: string | null): Promise<Omit<Draft, 'readAt'>> {
      const [objects, found] = await Promise.all([
        calls.objects(piecesPrefix(id)),
        uploadId === null ? foundUpload(id) : knownUpload(id, uploadId),
      ]);
      return {
        uploadId: found.uploadId,
        parts: new Map(found.parts.map((part) => [part.number, part])),
        pieces: objects.flatMap(pieceOf),
      };
    },
  };
}

/** Unfinished files as the storage reports them: only it knows, and any process can continue what another began. */
export function draftsOf(calls: S3Calls, now: () => number = Date.now) {
  const known = new Map<string, Draft>();
  /** Running reads: callers that ask for the same meanwhile share the draft. */
  const reading = new Map<string, Promise<Draft>>();
  const storage = readingOf(calls);

  const read = async (id: string): Promise<Draft> => ({
    ...(await storage.read(id, known.get(id)?.uploadId ?? null)),
    readAt: now(),
  });

  return {
    /** `fresh` asks the storage, whatever is cached. */
    async of(id: string, fresh = false): Promise<Draft> {
      const before = known.get(id);
      if (!fresh && before !== undefined && before.readAt + believedMs > now()) return before;
      const other = reading.get(id);
      if (other !== undefined && !fresh) return other;
      const own = read(id);
      reading.set(id, own);
      try {
        const draft = await own;
        known.delete(id);
        known.set(id, draft);
        const [oldest] = known.keys();
        if (known.size > mostDrafts && oldest !== undefined) known.delete(oldest);
        return draft;
      } finally {
        if (reading.get(id) === own) reading.delete(id);
      }
    },
    /** Adds what was just stored to a draft, and to one that was read meanwhile and may have missed it. */
    async note(id: string, draft: Draft, add: (to: Draft) => void): Promise<void> {
      add(draft);
      const later = (await reading.get(id)?.catch(() => undefined)) ?? known.get(id);
      if (later !== undefined && later !== draft) add(later);
    },
    /** Whether a file was unfinished a moment ago, as far as this process knows. */
    knows: (id: string): boolean => (known.get(id)?.readAt ?? 0) + believedMs > now(),
    forget: (id: string): void => void known.delete(id),
    /**
     * The multipart upload of a draft, created if there is none. Two processes may create one for the same file: whoever sees another one aborts its
     * own, to which nobody has sent anything yet. The draft is then read again.
     */
    async upload(id: string, draft: Draft): Promise<string> {
      if (draft.uploadId !== null) return draft.uploadId;
      const own = await calls.begin(fileKey(id));
      const others = (await storage.uploadsOf(id)).filter(({ uploadId }) => uploadId !== own);
      if (others.length === 0) return (draft.uploadId = own);
      await calls.abort(fileKey(id), own);
      Object.assign(draft, await read(id));
      return draft.uploadId ?? this.upload(id, draft);
    },
  };
}

export type Drafts = ReturnType<typeof draftsOf>;
