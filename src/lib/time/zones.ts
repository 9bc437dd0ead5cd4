import type { Language } from '../i18n/catalogue.ts';

const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached formatter for a time zone (IANA). A zone that this browser does not know is replaced by its own. */
export function formatOf(
  language: Language,
  timeZone: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
) {
  const key = JSON.stringify([language, timeZone, options]);
  const kept = formats.get(key);
  if (kept) return kept;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: timeZone ?? undefined });
  } catch {
    made = new Intl.DateTimeFormat(locales[language], options);
  }
  formats.set(key, made);
  return made;
}
