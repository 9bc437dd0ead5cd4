import { formatMoment } from './dates.ts';
import type { Language } from '../i18n/catalogue.ts';

/** A moment within a sentence: «12 дек., 19:00», «сегодня, 11:48». */
export function formatDateTime(iso: string, timeZone: string | null | undefined, language: Language): string {
  const words = formatMoment(iso, timeZone, language);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
