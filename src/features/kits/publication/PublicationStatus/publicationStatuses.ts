import { isKnownStatus, type PublicationStatus } from '#domain/publication/rules.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** The mark and the word of each status: the one table of the console. */
const looks = {
  draft: { glyph: 'draft', text: 'draft' },
  pending: { glyph: 'review', text: 'pending' },
  rejected: { glyph: 'attention', text: 'rejected' },
  approved: { glyph: 'approved', text: 'approved' },
  published: { glyph: 'live', text: 'published' },
  unpublished: { glyph: 'down', text: 'unpublished' },
  archived: { glyph: 'archive', text: 'archived' },
} as const satisfies Record<PublicationStatus, { glyph: GlyphName; text: keyof (typeof messages)['ru'] }>;

/** The mark of a status of a publication; a dot for one that the console does not know. */
export function publicationGlyph(status: string): GlyphName {
  return isKnownStatus(status) ? looks[status].glyph : 'unknown';
}

/** What a status of a publication is called; one that the console does not know is called as it came. */
export function publicationLabel(status: string, language: Language): string {
  return isKnownStatus(status) ? messages[language][looks[status].text] : status;
}
