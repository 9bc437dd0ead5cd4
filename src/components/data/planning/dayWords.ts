import type { Language } from '#lib/i18n/catalogue.ts';
import { formatOf } from '#lib/time/zones.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const fullDays = new Map<string, string>();

/** A day in full: «пятница, 20 ноября». Kept, for every view names the same days. */
export function fullDay(day: string, language: Language): string {
  const key = `${language} ${day}`;
  const known = fullDays.get(key);
  if (known !== undefined) return known;
  const made = inFull(day, language);
  fullDays.set(key, made);
  return made;
}

function inFull(day: string, language: Language): string {
  return formatOf(language, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day));
}

/** A day in short: «8 нояб.». */
export function shortDay(day: string, language: Language): string {
  const text = formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(noon(day));
  return text.replace(' ', '\u00A0');
}

/** The month of a day in short: «нояб.». */
export function shortMonth(day: string, language: Language): string {
  const parts = formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).formatToParts(noon(day));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** A month in full: «Ноябрь 2026». */
export function fullMonth(month: string, language: Language): string {
  const format = formatOf(language, 'UTC', { month: 'long', year: 'numeric' });
  const name = format.format(noon(`${month}-01`)).replace(/\s*г\.$/, '');
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The day of the week in short: «пт». */
export function shortWeekday(day: string, language: Language): string {
  return formatOf(language, 'UTC', { weekday: 'short' }).format(noon(day));
}

/** The day of the week in full: «пятница». */
export function fullWeekday(day: string, language: Language): string {
  return formatOf(language, 'UTC', { weekday: 'long' }).format(noon(day));
}

/** Days one after another: «16–22 ноября 2026». */
export function spanOfDays(from: string, to: string, language: Language): string {
  const format = formatOf(language, 'UTC', { day: 'numeric', month: 'long', year: 'numeric' });
  return format
    .formatRange(noon(from), noon(to))
    .replace(/\s*г\.$/, '')
    .replaceAll('\u2009', '\u00A0');
}

/** A day in full that begins a line: «Пятница, 20 ноября». */
export function titleDay(day: string, language: Language): string {
  const text = fullDay(day, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
