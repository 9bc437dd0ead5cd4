import type { ContentType } from '#domain/content/schema.ts';
import type { PublicationStatus } from '#domain/publication/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { imageIdOf, mediaFacts, mediaFileId, type CoverName, type MediaName } from '../scenario.ts';
import type { DemoTag } from '../tags.ts';
import { ago } from '../times.ts';

/** How a content is sold. Prices in rubles. */
interface DemoSale {
  status: PublicationStatus;
  cost: number;
  oldCost?: number;
  sales?: number;
  comment?: string;
  visibility?: 'catalog' | 'link';
}

/** A content of the demo, as written here. Its ids and times are computed. */
export interface DemoContent {
  /** The last part of the id. */
  slug: string;
  name: string;
  description: string;
  cover: CoverName | null;
  tags: DemoTag[];
  /** Days since it was created, and since it was last changed. */
  created: number;
  changed: number;
  sale: DemoSale | null;
}

export interface Stamps {
  createdAt: string;
  updatedAt: string;
}

const dayMs = 24 * 60 * 60_000;

/** Puts a no-break space before a dash, as Russian typography requires. */
export const typeset = (text: string) => text.replaceAll(' — ', '\u00A0— ');

/** The times at which a content was created and changed: spread over the working hours, by its place in the list, newest first. */
export function stampsOf(now: number, { created, changed }: DemoContent, at: number): Stamps {
  const minutes = (at * 37) % 60;
  // Changed today means this morning. Earlier changes may be at any hour.
  const changedAt =
    changed === 0 ? ago(now, 0, 0, 14 + at * 11) : ago(now, Math.min(changed, created), at % 9, minutes);
  const createdAt = ago(now, created, 10 + (at % 5), minutes);
  return { createdAt, updatedAt: changedAt > createdAt ? changedAt : createdAt };
}

export const contentId = (type: ContentType, slug: string) => `${type}-${slug}`;

/** Lectures existed before the other kinds, and keep their short ids. */
const tailOf = (type: ContentType, slug: string) => (type === 'lecture' ? slug : contentId(type, slug));

const publicationId = (type: ContentType, slug: string) => `publication-${tailOf(type, slug)}`;
export const streamId = (type: ContentType, slug: string) => `stream-${tailOf(type, slug)}`;

/** The fields that all contents have. */
export function contentRow(type: ContentType, content: DemoContent, stamps: Stamps) {
  const { slug, name, description, cover, tags, sale } = content;
  return {
    id: contentId(type, slug),
    name: typeset(name),
    description: typeset(description),
    imageId: cover === null ? null : imageIdOf(cover),
    tags: tags.map((tag) => `tag-${tag}`),
    publicationId: sale === null ? null : publicationId(type, slug),
    ...stamps,
  };
}

/** A moment `days` after another, but not after the last change. */
const after = ({ createdAt, updatedAt }: Stamps, days: number) =>
  new Date(Math.min(Date.parse(createdAt) + days * dayMs, Date.parse(updatedAt))).toISOString();

/** The publication of a content; null if it is not for sale. A published content was reviewed within three days. */
export function publicationRows(
  type: ContentType,
  content: DemoContent,
  stamps: Stamps,
): Of<'publication'>[] {
  const { slug, sale } = content;
  if (sale === null) return [];
  const { name, imageId } = contentRow(type, content, stamps);
  const { status, cost, oldCost, sales = 0, comment, visibility = 'catalog' } = sale;
  const wentLive = ['published', 'unpublished', 'archived'].includes(status);
  return [
    {
      id: publicationId(type, slug),
      contentType: type,
      contentId: contentId(type, slug),
      title: name,
      imageId,
      costKopecks: cost * 100,
      oldCostKopecks: oldCost === undefined ? null : oldCost * 100,
      currency: 'RUB',
      visibility,
      status,
      moderatorComment: comment ?? null,
      submittedAt: status === 'draft' ? null : wentLive ? after(stamps, 1) : stamps.updatedAt,
      publishedAt: wentLive ? after(stamps, 3) : null,
      salesCount: sales,
      revenueKopecks: sales * cost * 100,
      ...stamps,
    },
  ];
}

/** A video or audio of the demo; `status` is `processed` by default. */
export function streamRow(
  { id, name, media, status = 'processed' }: { id: string; name: string; media: MediaName; status?: string },
  { createdAt }: Stamps,
): Of<'stream'> {
  const { size, kind, mime, durationSec, width, height } = mediaFacts[media];
  const told = status === 'processed' ? { mime, durationSec, width, height } : { mime: '' };
  return {
    id,
    name: `${name}.${kind === 'audio' ? 'm4a' : 'mp4'}`,
    kind,
    size,
    fileId: mediaFileId(media),
    status,
    ...told,
    createdAt,
    updatedAt: createdAt,
  };
}
