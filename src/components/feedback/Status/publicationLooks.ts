import type { PublicationStatus } from '#domain/publication/rules.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import type { publicationMessages } from './publicationMessages.ts';

/** How the statuses of a publication look. Apart from those of all else, so that lists of what is sold bring nothing more. */
export const publicationLooks = {
  draft: { glyph: 'draft', text: 'draft' },
  pending: { glyph: 'review', text: 'onReview' },
  rejected: { glyph: 'attention', text: 'needsEdits' },
  approved: { glyph: 'approved', text: 'approved' },
  published: { glyph: 'live', text: 'published' },
  unpublished: { glyph: 'down', text: 'takenDown' },
  archived: { glyph: 'archive', text: 'archived' },
} as const satisfies Record<
  PublicationStatus,
  { glyph: GlyphName; text: keyof (typeof publicationMessages)['ru'] }
>;
