import * as v from 'valibot';
import { author } from '#api/account/schema.ts';
import { lecture } from '#api/lecture/schema.ts';
import { publication } from '#api/publication/schema.ts';
import { stream } from '#api/stream/schema.ts';
import { tag } from '#api/tag/schema.ts';
import type { Doc, RowsReader } from '../store/store.ts';

/** What every stored document has. */
const stored = { id: v.string(), createdAt: v.string(), updatedAt: v.string() };

/** The kinds of documents and their shapes, as they are stored. */
const kinds = {
  lecture: v.looseObject({ ...lecture.entries, ...stored }),
  profile: v.looseObject({ ...author.entries, ...stored }),
  publication: v.looseObject({ ...publication.entries, ...stored }),
  tag: v.looseObject({ ...tag.entries, ...stored }),
  /** Beside what is told, the file with the bytes. */
  stream: v.looseObject({ ...stream.entries, ...stored, fileId: v.string() }),
  /** An upload under way; its bytes are in the file of the same id. `streamId` once it is closed. */
  upload: v.looseObject({
    ...stored,
    fileName: v.string(),
    size: v.number(),
    streamId: v.nullable(v.string()),
  }),
  image: v.looseObject({
    ...stored,
    mime: v.string(),
    width: v.number(),
    height: v.number(),
    size: v.number(),
    fileId: v.string(),
  }),
};

export type Kind = keyof typeof kinds;

/** A document with the fields of its kind. */
export type Of<K extends Kind> = v.InferOutput<(typeof kinds)[K]>;

/** Reads a stored document as its kind. It was checked when it came in, so that a failure is a fault of the platform. */
export function as<K extends Kind>(kind: K, doc: Doc): Of<K> {
  return v.parse(kinds[kind], doc);
}

/** A document of a kind by id, or null. */
export async function find<K extends Kind>(
  rows: RowsReader,
  kind: K,
  id: string | null | undefined,
): Promise<Of<K> | null> {
  const doc = id === null || id === undefined ? null : await rows.get(kind, id);
  return doc === null ? null : as(kind, doc);
}
