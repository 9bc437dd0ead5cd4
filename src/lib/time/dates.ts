import { now } from './clock.ts';
import type { Language } from '../i18n/catalogue.ts';
import { formatOf } from './zones.ts';

const words: Record<Language, { today: string; yesterday: string }> = {
  ru: { today: 'Сегодня', yesterday: 'Вчера' },
  en: { today: 'Today', yesterday: 'Yesterday' },
};

interface Calendar {
  year: number;
  /** Days since the epoch by the calendar of the zone. */
  day: number;
}

function calendarOf(ms: number, timeZone: string | null | undefined): Calendar {
  const format = formatOf('en', timeZone, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1 } = part;
  return { year, day: Date.UTC(year, month - 1, day) / 86_400_000 };
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
