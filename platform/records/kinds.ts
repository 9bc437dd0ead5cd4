import * as v from 'valibot';
import { author } from '#api/account/profile.ts';
import { client } from '#domain/audience/schema.ts';
import { campaign } from '#domain/campaign/schema.ts';
import { consultation } from '#domain/consultation/schema.ts';
import { consultationRequest } from '#domain/consultation-request/schema.ts';
import { course } from '#domain/course/schema.ts';
import { lecture } from '#domain/lecture/schema.ts';
import { marathon } from '#domain/marathon/schema.ts';
import { meditation } from '#domain/meditation/schema.ts';
import { publication } from '#domain/publication/schema.ts';
import { purchase } from '#domain/purchase/schema.ts';
import { qaEntry } from '#domain/qa/schema.ts';
import { quiz, quizAnswer } from '#domain/quiz/schema.ts';
import { referral } from '#domain/referral/schema.ts';
import { stream } from '#domain/stream/schema.ts';
import { tag } from '#domain/tag/schema.ts';
import { webinar } from '#domain/webinar/schema.ts';
import { logFailure } from '#lib/log.ts';
import { DamagedError, type Doc, type Query, type RowsReader } from '../store/store.ts';

/** The fields of every stored document. */
const stored = { id: v.string(), createdAt: v.string(), updatedAt: v.string() };

/** The kinds of documents and their schemas, as they are stored. */
const kinds = {
  lecture: v.looseObject({ ...lecture.entries, ...stored }),
  meditation: v.looseObject({ ...meditation.entries, ...stored }),
  course: v.looseObject({ ...course.entries, ...stored }),
  marathon: v.looseObject({ ...marathon.entries, ...stored }),
  webinar: v.looseObject({ ...webinar.entries, ...stored }),
  consultation: v.looseObject({ ...consultation.entries, ...stored }),
  fulfillment: v.looseObject({ ...consultationRequest.entries, ...stored }),
  publication: v.looseObject({ ...publication.entries, ...stored }),
  quiz: v.looseObject({ ...quiz.entries, ...stored }),
  answer: v.looseObject({ ...quizAnswer.entries, ...stored }),
  qa: v.looseObject({ ...qaEntry.entries, ...stored }),
  tag: v.looseObject({ ...tag.entries, ...stored }),
  purchase: v.looseObject({ ...purchase.entries, ...stored }),
  client: v.looseObject({ ...client.entries, ...stored }),
  referral: v.looseObject({ ...referral.entries, ...stored }),
  campaign: v.looseObject({ ...campaign.entries, ...stored }),
  profile: v.looseObject({ ...author.entries, ...stored }),
  /** Beside the public fields, the file with the bytes. */
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

/** Parses a stored document. It was checked when it was written, so a failure is a bug of the platform. */
export function as<K extends Kind>(kind: K, doc: Doc): Of<K> {
  return v.parse(kinds[kind], doc);
}

/** A document of a kind by id, or null. Throws `DamagedError` if it is invalid. */
export async function find<K extends Kind>(
  rows: RowsReader,
  kind: K,
  id: string | null | undefined,
): Promise<Of<K> | null> {
  const doc = id === null || id === undefined ? null : await rows.get(kind, id);
  if (doc === null) return null;
  const read = v.safeParse(kinds[kind], doc);
  if (!read.success) throw new DamagedError(`${kind} ${doc.id} is not of its kind`, { cause: read.issues });
  return read.output;
}

/** Documents of a kind. Damaged ones are reported once, and left out from then on, as if they did not exist. */
export async function listOf<K extends Kind>(
  rows: RowsReader,
  kind: K,
  query: Query = {},
): Promise<{ list: Of<K>[]; count: number }> {
  const { list, count } = await rows.list(kind, query);
  const sound: Of<K>[] = [];
  for (const doc of list) {
    const read = v.safeParse(kinds[kind], doc);
    if (read.success) sound.push(read.output);
    else {
      logFailure(`Left out of lists: ${kind} ${doc.id} is not of its kind`, read.issues);
      await rows.setAside(kind, doc.id);
    }
  }
  return sound.length === list.length ? { list: sound, count } : listOf(rows, kind, query);
}

/** Runs work that must go on despite a damaged document: it is reported, and this work is skipped. */
export async function unlessDamaged(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    logFailure('Left undone:', error);
  }
}
