import { formatBytes } from './files.ts';
import { defineMessages, pluralEn, pluralRu, type Language } from '../i18n/catalogue.ts';

const texts = defineMessages({
  ru: {
    of: (part: string, whole: string) => `${part} из\u00A0${whole}`,
    perSecond: (size: string) => `${size}/с`,
    seconds: (count: number) => `ещё ${count}\u00A0с`,
    minutes: (count: number) => `ещё ${count}\u00A0мин`,
    hours: (count: number) => `ещё ${count}\u00A0${pluralRu(count, 'час', 'часа', 'часов')}`,
  },
  en: {
    of: (part: string, whole: string) => `${part} of ${whole}`,
    perSecond: (size: string) => `${size}/s`,
    seconds: (count: number) => `${count}\u00A0s left`,
    minutes: (count: number) => `${count}\u00A0min left`,
    hours: (count: number) => `${count}\u00A0${pluralEn(count, 'hour', 'hours')} left`,
  },
});

/** How much of a file has been sent: «1,18 из 1,84 ГБ»; the unit appears once if both have the same. In bytes. */
export function formatShare(sent: number, size: number, language: Language): string {
  const whole = formatBytes(size, language);
  const part = formatBytes(sent, language);
  const [figure = part, unit] = part.split('\u00A0');
  return texts[language].of(unit !== undefined && whole.endsWith(`\u00A0${unit}`) ? figure : part, whole);
}

/** A speed in bytes a second: «7,4 МБ/с». */
export function formatSpeed(bytes: number, language: Language): string {
  return texts[language].perSecond(formatBytes(bytes, language));
}

/** The remaining time of a wait: seconds up to a minute, minutes up to an hour and a half, then whole hours. «ещё 4 мин». */
export function formatTimeLeft(seconds: number, language: Language): string {
  const t = texts[language];
  if (seconds < 60) return t.seconds(Math.max(1, Math.ceil(seconds)));
  if (seconds < 5400) return t.minutes(Math.round(seconds / 60));
  return t.hours(Math.round(seconds / 3600));
}
