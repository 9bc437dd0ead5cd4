import type { Publication } from '#domain/publication/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/number/money.ts';
import { formatOf } from '#lib/time/zones.ts';
import { messages } from './messages.ts';

/** How long the moderator usually takes, ms. */
const usualWait = 24 * 60 * 60_000;

/** A price in words: «Бесплатно», «690 ₽». */
export const priceText = (kopecks: number, currency: string, language: Language): string =>
  kopecks === 0 ? messages[language].free : formatMoney(kopecks, currency);

/** What there is to say of a status beside its name; undefined where the name says it all. */
export function statusNote(
  { status, submittedAt, visibility, moderatorComment }: Publication,
  timeZone: string | null | undefined,
  language: Language,
): string | undefined {
  const t = messages[language];
  switch (status) {
    case 'pending': {
      if (submittedAt == null) return undefined;
      const format = formatOf(language, timeZone, { day: 'numeric', month: 'short' });
      return t.answerBy(format.format(Date.parse(submittedAt) + usualWait).replaceAll(' ', '\u00A0'));
    }
    case 'rejected':
      return moderatorComment ? t.hasComment : undefined;
    case 'approved':
      return t.canPublish;
    case 'published':
      return visibility === 'link' ? t.byLink : undefined;
    default:
      return undefined;
  }
}
