import { now } from './clock.ts';
import type { Language } from './i18n/catalogue.ts';

const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

const words: Record<Language, { today: string; yesterday: string }> = {
  ru: { today: 'Сегодня', yesterday: 'Вчера' },
  en: { today: 'Today', yesterday: 'Yesterday' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format, kept. A zone that this browser does not know gives way to its own. */
function formatOf(
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

interface Calendar {
  year: number;
  /** Days since the epoch by the calendar of the zone. */
  day: number;
  hour: number;
}

function calendarOf(ms: number, timeZone: string | null | undefined): Calendar {
  const format = formatOf('en', timeZone, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0 } = part;
  return { year, day: Date.UTC(year, month - 1, day) / 86_400_000, hour };
}

/** The time of a moment (ISO) in a zone (IANA): «19:00». */
export function formatTime(iso: string, timeZone: string | null | undefined, language: Language): string {
  return formatOf(language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Date.parse(iso),
  );
}

/**
 * A moment (ISO) as people say it in a zone (IANA): «Сегодня, 11:48», «Вчера, 21:15», «12 дек., 19:00», and with the year
 * when it is another one: «12 дек. 2025, 19:00».
 */
export function formatMoment(iso: string, timeZone: string | null | undefined, language: Language): string {
  const ms = Date.parse(iso);
  const then = calendarOf(ms, timeZone);
  const today = calendarOf(now(), timeZone);
  const time = formatTime(iso, timeZone, language);
  if (then.day === today.day) return `${words[language].today}, ${time}`;
  if (then.day === today.day - 1) return `${words[language].yesterday}, ${time}`;
  const date = formatOf(language, timeZone, { day: 'numeric', month: 'short' }).format(ms);
  const year = then.year === today.year ? '' : ` ${then.year}`;
  return `${date}${year}, ${time}`.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
}

export type DayPart = 'night' | 'morning' | 'day' | 'evening';

/** The part of the day that it is now in a zone, by which people greet: morning from 5, day from 12, evening from 18, night from 23. */
export function dayPart(timeZone?: string | null): DayPart {
  const { hour } = calendarOf(now(), timeZone);
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
