import { formatMoment } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';

/** A moment by the clock of the webinar, with its zone: «26 нояб., 19:30 (Москва, GMT+3)». */
export function momentWords(iso: string | null, timezone: string, language: Language): string | null {
  if (iso === null) return null;
  return `${formatMoment(iso, timezone, language)} (${zoneLabel(timezone || 'UTC', Date.parse(iso), language)})`;
}
