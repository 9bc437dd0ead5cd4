import type { Language } from '../i18n/catalogue.ts';
import { addDays, dayOf, timeOf } from './moments.ts';
import { formatOf } from './zones.ts';

/** Days, times and durations as people type and read them. Days are `YYYY-MM-DD`, times `HH:mm`, durations minutes. */

const NO_BREAK = '\u00A0';

/** Prefixes of month names, in both languages. */
const months: readonly RegExp[] = [
  /^(янв|jan)/,
  /^(фев|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(ма[йя]|may)/,
  /^(июн|jun)/,
  /^(июл|jul)/,
  /^(авг|aug)/,
  /^(сен|sep)/,
  /^(окт|oct)/,
  /^(ноя|nov)/,
  /^(дек|dec)/,
];

const near: Record<string, number> = {
  вчера: -1,
  yesterday: -1,
  сегодня: 0,
  today: 0,
  завтра: 1,
  tomorrow: 1,
  послезавтра: 2,
};

/** The context for parsing a day. */
interface DayContext {
  /** The day of «сегодня»; its year completes a day without one. */
  today: string;
  /** The earliest day allowed: a day without a year is the first one not before it. */
  min?: string | undefined;
}

/** Parses a day: «26.11.2026», «26.11», «26 нояб.», «2026-11-26», «завтра». `null` if it is none. */
export function parseDay(text: string, { today, min }: DayContext): string | null {
  const words = text.toLowerCase().trim();
  const days = near[words];
  if (days !== undefined) return addDays(today, days);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // The weekday, which the field shows after the date, carries no information.
  const parts = words
    .replace(/,.*$/, '')
    .split(/[\s./-]+/)
    .filter((part) => part !== '' && part !== 'г');
  const [date = '', month = '', year] = parts;
  if (parts.length < 2 || parts.length > 3 || !/^\d{1,2}$/.test(date)) return null;
  const number = /^\d{1,2}$/.test(month) ? Number(month) : months.findIndex((name) => name.test(month)) + 1;
  if (year !== undefined) {
    if (!/^(\d{2}|\d{4})$/.test(year)) return null;
    return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), number, Number(date));
  }
  const present = Number(today.slice(0, 4));
  const day = dayOf(present, number, Number(date));
  return day !== null && min !== undefined && day < min ? dayOf(present + 1, number, Number(date)) : day;
}

/** A day in the form for editing: «26.11.2026». */
export function editableDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** A day in the form for reading: «26 нояб., чт», with the year if it is not this one: «26 нояб. 2027, пт». */
export function formatDay(day: string, today: string, language: Language): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  const date = formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(at);
  const weekday = formatOf(language, 'UTC', { weekday: 'short' }).format(at);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${date}${year}`.replaceAll(' ', NO_BREAK) + `, ${weekday}`;
}

/** The month of a day: «ноябрь 2026». */
export function formatMonth(day: string, language: Language): string {
  const month = formatOf(language, 'UTC', { month: 'long' }).format(Date.parse(`${day}T12:00:00Z`));
  return `${month} ${day.slice(0, 4)}`;
}

/** Names of the days of the week from Monday: «пн», «понедельник». */
export function weekdayNames(language: Language, length: 'short' | 'long'): string[] {
  const format = formatOf(language, 'UTC', { weekday: length });
  // The first of January 1970 was a Thursday.
  return Array.from({ length: 7 }, (_, index) => format.format((index - 3) * 86_400_000));
}

/** Parses a time of day: «19:30», «19.30», «1930», «930», «9», «7 pm». `null` if it is none. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.,\s-]?(\d{2}))?(?::\d{2})?\s*(am|pm)?$/.exec(text.trim().toLowerCase());
  if (match === null) return null;
  let hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  if (match[3] !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (match[3] === 'pm' ? 12 : 0);
  }
  return hours < 24 && minutes < 60 ? timeOf(hours * 60 + minutes) : null;
}

const clock = /^(\d{1,3}):([0-5]\d)$/;
const spoken = /^(?:(\d+(?:[.,]\d+)?)\s*(?:ч|h)\p{L}*\.?)?\s*(?:(\d+)\s*(?:м|m)\p{L}*\.?|(\d{1,2}))?$/u;

/** Parses a duration in minutes: «90», «1:30», «1 ч 30 мин», «1,5 ч», «2 h». `null` if it is none. */
export function parseLength(text: string): number | null {
  const words = text.trim().toLowerCase().replaceAll(NO_BREAK, ' ');
  if (/^\d{1,4}$/.test(words)) return Number(words);
  const face = clock.exec(words);
  if (face !== null) return Number(face[1]) * 60 + Number(face[2]);
  const match = spoken.exec(words);
  if (match === null || words === '') return null;
  const [, hours, minutes, rest] = match;
  if (rest !== undefined && hours === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? rest ?? 0);
}
