import { lectureState } from '#api/lecture/rules.ts';
import { fold, type RowsWriter } from '../store/store.ts';
import { find, type Of } from './kinds.ts';

/** Writes a lecture with what it is found by: the status of its publication and the names of its tags among them. */
async function putLecture(rows: RowsWriter, lecture: Of<'lecture'>): Promise<void> {
  const publication = await find(rows, 'publication', lecture.publicationId);
  const tags = await Promise.all(lecture.tags.map((id) => find(rows, 'tag', id)));
  await rows.put('lecture', lecture, {
    facets: {
      name: fold(lecture.name),
      createdAt: lecture.createdAt,
      updatedAt: lecture.updatedAt,
      durationSec: lecture.durationSec ?? null,
      status: lectureState(lecture, publication?.status ?? null),
      streamID: lecture.streamID ?? null,
      tags: lecture.tags,
      hasCover: Boolean(lecture.imageId),
      isUsed: (lecture.usedIn ?? []).length > 0,
    },
    search: [lecture.name, ...tags.map((tag) => tag?.name ?? '')].join('\n'),
  });
}

async function putPublication(rows: RowsWriter, publication: Of<'publication'>): Promise<void> {
  await rows.put('publication', publication, {
    facets: {
      title: fold(publication.title),
      createdAt: publication.createdAt,
      updatedAt: publication.updatedAt,
      contentType: publication.contentType,
      contentId: publication.contentId,
      status: publication.status,
      submittedAt: publication.submittedAt ?? null,
      costKopecks: publication.costKopecks,
      salesCount: publication.salesCount,
      revenueKopecks: publication.revenueKopecks,
    },
    search: publication.title,
    // A content is sold once.
    unique: `${publication.contentType}:${publication.contentId}`,
  });
}

/** Writes a tag. Its name is unique without regard to case. */
export async function saveTag(rows: RowsWriter, tag: Of<'tag'>): Promise<void> {
  await rows.put('tag', tag, {
    facets: {
      name: fold(tag.name),
      createdAt: tag.createdAt,
      updatedAt: tag.updatedAt,
      usageCount: tag.usageCount,
    },
    search: tag.name,
    unique: fold(tag.name),
  });
}

async function countTagUse(rows: RowsWriter, id: string, change: 1 | -1): Promise<void> {
  const tag = await find(rows, 'tag', id);
  if (tag !== null) await saveTag(rows, { ...tag, usageCount: tag.usageCount + change });
}

/** Writes a lecture, and what follows from it: how often its tags are used, the title and cover of its publication. */
export async function saveLecture(rows: RowsWriter, lecture: Of<'lecture'>): Promise<void> {
  const before = await find(rows, 'lecture', lecture.id);
  const tagsBefore = before?.tags ?? [];
  for (const id of lecture.tags) if (!tagsBefore.includes(id)) await countTagUse(rows, id, 1);
  for (const id of tagsBefore) if (!lecture.tags.includes(id)) await countTagUse(rows, id, -1);
  await putLecture(rows, lecture);

  const publication = await find(rows, 'publication', lecture.publicationId);
  if (publication === null) return;
  const imageId = lecture.imageId ?? null;
  if (publication.title === lecture.name && (publication.imageId ?? null) === imageId) return;
  await putPublication(rows, { ...publication, title: lecture.name, imageId });
}

/** Writes a publication, and the status that its content is found by. */
export async function savePublication(rows: RowsWriter, publication: Of<'publication'>): Promise<void> {
  await putPublication(rows, publication);
  if (publication.contentType !== 'lecture') return;
  const lecture = await find(rows, 'lecture', publication.contentId);
  if (lecture !== null) await putLecture(rows, lecture);
}

/** Writes a stream. */
export async function saveStream(rows: RowsWriter, stream: Of<'stream'>): Promise<void> {
  await rows.put('stream', stream, {
    facets: {
      name: fold(stream.name),
      createdAt: stream.createdAt,
      updatedAt: stream.updatedAt,
      durationSec: stream.durationSec ?? null,
      size: stream.size,
      kind: stream.kind,
      status: stream.status,
    },
    search: stream.name,
  });
}

/** Writes what is only ever read by its id. */
export async function saveById<K extends 'upload' | 'image' | 'profile'>(
  rows: RowsWriter,
  kind: K,
  doc: Of<K>,
): Promise<void> {
  await rows.put(kind, doc, { facets: {} });
}
