import type { Range } from './files.ts';
import { addRange } from './ranges.ts';
import type { S3Calls } from './s3Calls.ts';
import { S3Refusal } from './s3Client.ts';
import type { S3Object, S3Part } from './s3Answers.ts';

/** Bytes of a part of a multipart upload: those of a part as authors send it, so that each of theirs is one. */
export const slotSize = 5_242_880;

/** Parts that S3 puts together at the most. */
const mostParts = 10_000;

/** The largest file that can be put together, bytes. */
export const largestFile = slotSize * mostParts;

/** How long what the storage told of a file under way is believed, ms: another process may have taken a part of it meanwhile. */
const believedMs = 30_000;

/** Files under way that are remembered at the most. */
const mostDrafts = 1000;

/** What is kept of a file under way. */
export interface Draft {
  /** Null while no whole part has come. */
  uploadId: string | null;
  /** Whole parts by their number, from 1 on. */
  parts: Map<number, S3Part>;
  /** Bytes that are no whole part, each range an object of its own. They share none with each other. */
  pieces: Range[];
  readAt: number;
}

/** The whole parts of a file, and the multipart upload that has them. */
interface PartsOfUpload {
  uploadId: string | null;
  parts: readonly S3Part[];
}

/** Whether a multipart upload is there no more: it was ended or given up. */
export const isGone = (error: unknown): boolean =>
  error instanceof S3Refusal && error.code === 'NoSuchUpload';

export const fileKey = (id: string): string => `files/${id}`;
export const piecesPrefix = (id: string): string => `pieces/${id}/`;
export const pieceKey = (id: string, [first, last]: Range): string => `${piecesPrefix(id)}${first}-${last}`;

/** The bytes of a part. */
export const slotOf = (number: number): Range => [(number - 1) * slotSize, number * slotSize - 1];

/** The number of the part that a range is, or null where it is none. */
export function partNumberOf([first, last]: Range): number | null {
  return first % slotSize === 0 && last - first + 1 === slotSize ? first / slotSize + 1 : null;
}

/** All that is kept of a file under way, in order. */
export function rangesOf({ parts, pieces }: Draft): Range[] {
  return [...[...parts.keys()].map(slotOf), ...pieces].reduce<Range[]>(addRange, []);
}

/** Where a piece lies, by its key. One that is not as long as its key says was cut off on its way: it comes anew. */
function pieceOf({ key, size }: S3Object): Range[] {
  const [, first = Number.NaN, last = Number.NaN] = (/\/(\d+)-(\d+)$/.exec(key) ?? []).map(Number);
  return last - first + 1 === size ? [[first, last]] : [];
}

/** What the storage tells of a file under way. */
function readingOf(calls: S3Calls) {
  const uploadsOf = async (id: string) =>
    (await calls.uploads(fileKey(id))).filter(({ key }) => key === fileKey(id));

  const wholeParts = async (id: string, uploadId: string) =>
    // What has another size was put together from pieces by a `finish` that failed: the pieces are there still.
    (await calls.parts(fileKey(id), uploadId)).filter(({ size }) => size === slotSize);

  /** The upload that has the whole parts: only one can have any, since whoever begins a second one gives it up. */
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

  /** The parts of an upload that another process may have ended. */
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
    /** `uploadId` is that of the upload which was known; null for none. */
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

/** Files under way as the storage tells of them: it alone knows, and any process can go on with what another began. */
export function draftsOf(calls: S3Calls, now: () => number = Date.now) {
  const known = new Map<string, Draft>();
  /** Readings under way: whoever asks for the same meanwhile gets the same draft. */
  const reading = new Map<string, Promise<Draft>>();
  const storage = readingOf(calls);

  const read = async (id: string): Promise<Draft> => ({
    ...(await storage.read(id, known.get(id)?.uploadId ?? null)),
    readAt: now(),
  });

  return {
    /** `fresh` asks the storage, whatever is known. */
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
    /** Adds what was kept just now to a draft, and to the one that was read meanwhile and may have missed it. */
    async note(id: string, draft: Draft, add: (to: Draft) => void): Promise<void> {
      add(draft);
      const later = (await reading.get(id)?.catch(() => undefined)) ?? known.get(id);
      if (later !== undefined && later !== draft) add(later);
    },
    /** Whether a file was under way a moment ago, as far as this process knows. */
    knows: (id: string): boolean => (known.get(id)?.readAt ?? 0) + believedMs > now(),
    forget: (id: string): void => void known.delete(id),
    /**
     * The multipart upload of a draft, begun where there is none. Two processes may begin one for the same file: whoever sees another beside its
     * own gives up its own, which nobody has sent anything to yet. The other draft is then read anew.
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
