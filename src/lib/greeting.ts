import { dayPart, type DayPart } from './dates.ts';
import type { Language } from './i18n/catalogue.ts';

const texts: Record<Language, Record<DayPart, string>> = {
  ru: { night: 'Доброй ночи', morning: 'Доброе утро', day: 'Добрый день', evening: 'Добрый вечер' },
  en: { night: 'Good evening', morning: 'Good morning', day: 'Good afternoon', evening: 'Good evening' },
};

/** A greeting by the hour in a zone (IANA), or in the browser's own: «Доброе утро». */
export function greeting(language: Language, timeZone?: string | null): string {
  return texts[language][dayPart(timeZone)];
}
