import { isKnownStatus } from '#domain/publication/rules.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { publicationLooks } from '#components/feedback/Status/publicationLooks.ts';
import { publicationMessages } from '#components/feedback/Status/publicationMessages.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** The mark of a status of a publication; a dot for one that the console does not know. */
export function publicationGlyph(status: string): GlyphName {
  return isKnownStatus(status) ? publicationLooks[status].glyph : 'unknown';
}

/** The name of a publication's status; an unknown one is shown as it is. */
export function publicationLabel(status: string, language: Language): string {
  return isKnownStatus(status) ? publicationMessages[language][publicationLooks[status].text] : status;
}
