import type { Publication } from '#domain/publication/schema.ts';
import type { TimelineEvent } from '#components/feedback/Timeline/Timeline.tsx';
import { publicationGlyph } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { formatMoment } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/**
 * What has happened to a publication, as far as the platform tells, the newest first. It tells when it was made, sent and
 * published; of what came of it since, only that it did.
 */
export function historyOf(
  { status, createdAt, submittedAt, publishedAt, moderatorComment }: Publication,
  timeZone: string | null | undefined,
  language: Language,
): TimelineEvent[] {
  const t = messages[language];
  const event = (id: string, glyph: string, label: string, at?: string | null, note?: string | null) => ({
    id,
    glyph: publicationGlyph(glyph),
    label,
    ...(at && { at, moment: formatMoment(at, timeZone, language) }),
    ...(note && { note }),
  });
  const events: TimelineEvent[] = [];
  // Dates alone tell what came first: one may be sent for review again after it was published once.
  const sent = submittedAt ? [event('sent', 'pending', t.sent, submittedAt)] : [];
  const published = publishedAt ? [event('published', 'published', t.published, publishedAt)] : [];
  const sentLast = Boolean(submittedAt && publishedAt && Date.parse(submittedAt) > Date.parse(publishedAt));
  if (createdAt !== undefined) events.push(event('created', 'draft', t.created, createdAt));
  events.push(...(sentLast ? [...published, ...sent] : [...sent, ...published]));
  if (status === 'approved') events.push(event('approved', 'approved', t.approved));
  if (status === 'rejected') events.push(event('rejected', 'rejected', t.rejected, null, moderatorComment));
  if (status === 'published' && !publishedAt) events.push(event('published', 'published', t.published));
  if (status === 'unpublished') events.push(event('unpublished', 'unpublished', t.unpublished));
  if (status === 'archived') events.push(event('archived', 'archived', t.archived));
  return events.toReversed();
}
