import { pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units: Record<Language, Record<'days' | 'hours' | 'minutes', (count: number) => string>> = {
  ru: {
    days: (count) => `${count}\u00A0${pluralRu(count, 'день', 'дня', 'дней')}`,
    hours: (count) => `${count}\u00A0ч`,
    minutes: (count) => `${count}\u00A0мин`,
  },
  en: {
    days: (count) => `${count}\u00A0${pluralEn(count, 'day', 'days')}`,
    hours: (count) => `${count}\u00A0h`,
    minutes: (count) => `${count}\u00A0min`,
  },
};

/** A span of time in its two largest units: «6 дней 7 ч», «2 ч 5 мин», «1 мин». Part minutes are dropped, less than one is one. */
export function spanWords(ms: number, language: Language): string {
  const { days, hours, minutes } = units[language];
  const [wholeDays, wholeHours, wholeMinutes] = [
    Math.floor(ms / dayMs),
    Math.floor((ms % dayMs) / hourMs),
    Math.floor((ms % hourMs) / minuteMs),
  ];
  const parts = [
    wholeDays > 0 && days(wholeDays),
    wholeHours > 0 && hours(wholeHours),
    wholeDays === 0 && (wholeMinutes > 0 || wholeHours === 0) && minutes(Math.max(1, wholeMinutes)),
  ];
  return parts.filter(Boolean).join('\u00A0');
}
