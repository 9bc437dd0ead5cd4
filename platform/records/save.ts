import { type RowsWriter } from '../store/store.ts';
import type { Of } from './kinds.ts';
import { fold } from '#lib/text/fold.ts';

/** Writes a publication alone. Whoever changes its status uses `savePublication`. */
export async function putPublication(rows: RowsWriter, publication: Of<'publication'>): Promise<void> {
  await rows.put('publication', publication, {
    facets: {
      id: publication.id,
      title: fold(publication.title),
      createdAt: publication.createdAt,
      updatedAt: publication.updatedAt,
      contentType: publication.contentType,
      contentId: publication.contentId,
      status: publication.status,
      visibility: publication.visibility,
      submittedAt: publication.submittedAt ?? null,
      costKopecks: publication.costKopecks,
      salesCount: publication.salesCount,
      revenueKopecks: publication.revenueKopecks,
    },
    search: publication.title,
    // A content has one publication.
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

/** Writes a stream. */
export async function saveStream(rows: RowsWriter, stream: Of<'stream'>): Promise<void> {
  await rows.put('stream', stream, {
    facets: {
      id: stream.id,
      name: fold(stream.name),
      createdAt: stream.createdAt,
      updatedAt: stream.updatedAt,
      durationSec: stream.durationSec ?? null,
      size: stream.size,
      kind: stream.kind,
      status: stream.status,
      isUsed: (stream.usedIn ?? []).length > 0,
    },
    search: stream.name,
  });
}

/** Writes a document that is only ever read by its id. */
export async function saveById<K extends 'upload' | 'image' | 'profile' | 'campaign'>(
  rows: RowsWriter,
  kind: K,
  doc: Of<K>,
): Promise<void> {
  await rows.put(kind, doc, { facets: {} });
}
