import type { ConsultationFields } from '#domain/consultation/fields.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { weekdayNames } from '#lib/time/typedTime.ts';

/** The hours of a week in words: «пн 10:00–14:00», «чт 12:00–17:00». */
export function hoursOf(hours: ConsultationFields['weeklySchedule'], language: Language): string[] {
  const names = weekdayNames(language, 'short');
  return hours.map(({ weekday, from, to }) => `${names[weekday - 1] ?? weekday} ${from}–${to}`);
}
