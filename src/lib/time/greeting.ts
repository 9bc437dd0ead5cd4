import { now } from './clock.ts';
import type { Language } from '../i18n/catalogue.ts';
import { formatOf } from './zones.ts';

type DayPart = 'night' | 'morning' | 'day' | 'evening';

const texts: Record<Language, Record<DayPart, string>> = {
  ru: { night: 'Доброй ночи', morning: 'Доброе утро', day: 'Добрый день', evening: 'Добрый вечер' },
  en: { night: 'Good evening', morning: 'Good morning', day: 'Good afternoon', evening: 'Good evening' },
};

/** The part of the day: morning from 5, day from 12, evening from 18, night from 23. */
function dayPart(hour: number): DayPart {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** A greeting by the hour in a zone (IANA), or in the browser's own: «Доброе утро». */
export function greeting(language: Language, timeZone?: string | null): string {
  return texts[language][dayPart(timeZone ? hourIn(timeZone) : new Date(now()).getHours())];
}

/** The browser's own zone needs no formatter: on login the first one would take as long as all other rendering. */
const hourIn = (timeZone: string) =>
  Number(formatOf('en', timeZone, { hour: 'numeric', hourCycle: 'h23' }).format(now()));
