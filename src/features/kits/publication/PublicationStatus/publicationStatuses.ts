import { isKnownStatus } from '#domain/publication/rules.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { publicationLooks } from '#components/feedback/Status/publicationLooks.ts';
import { publicationMessages } from '#components/feedback/Status/publicationMessages.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** The mark of a status of a publication; a dot for one that the console does not know. */
export function publicationGlyph(status: string): GlyphName {
  return isKnownStatus(status) ? publicationLooks[status].glyph : 'unknown';
}

/** What a status of a publication is called; one that the console does not know is called as it came. */
export function publicationLabel(status: string, language: Language): string {
  return isKnownStatus(status) ? publicationMessages[language][publicationLooks[status].text] : status;
}
