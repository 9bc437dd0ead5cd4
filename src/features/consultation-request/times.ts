import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { addDays, daysBetween, isZone, offsetMinutes, wallTime } from '#lib/time/moments.ts';
import { formatOf } from '#lib/time/zones.ts';

const minuteMs = 60_000;

const messages = defineMessages({
  ru: {
    yesterday: 'Вчера',
    today: 'Сегодня',
    tomorrow: 'Завтра',
    theirs: (time: string) => `${time} у\u00A0клиента`,
    same: 'то\u00A0же время',
    dayLater: '+1\u00A0день',
    dayEarlier: '\u22121\u00A0день',
    going: (minutes: number) => `идёт ${minutes}\u00A0мин`,
  },
  en: {
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    theirs: (time) => `${time} for the client`,
    same: 'the same time',
    dayLater: '+1\u00A0day',
    dayEarlier: '\u22121\u00A0day',
    going: (minutes) => `on for ${minutes}\u00A0min`,
  },
});

/** A meeting as it is planned. */
interface Meeting {
  /** Its beginning, ISO. */
  requestedAt: string;
  durationMin: number;
  clientTimezone?: string | null | undefined;
}

/** The end of a meeting, ISO. */
export const endOf = ({ requestedAt, durationMin }: Meeting): string =>
  new Date(Date.parse(requestedAt) + durationMin * minuteMs).toISOString();

/** «21 нояб.», and with the year when it is another one than today's. */
export function dateText(day: string, today: string, language: Language): string {
  const date = formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(
    Date.parse(`${day}T12:00:00Z`),
  );
  return (day.slice(0, 4) === today.slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`).replaceAll(
    ' ',
    '\u00A0',
  );
}

/** The day beside today in a word, else null. */
export function nearDay(day: string, today: string, language: Language): string | null {
  const t = messages[language];
  const names = new Map([
    [addDays(today, -1), t.yesterday],
    [today, t.today],
    [addDays(today, 1), t.tomorrow],
  ]);
  return names.get(day) ?? null;
}

/** When a meeting begins by a clock: «Завтра, 11:00», «24 нояб., 11:00». */
export function whenText(iso: string, timeZone: string, now: number, language: Language): string {
  const { day, time } = wallTime(iso, timeZone);
  const today = wallTime(new Date(now).toISOString(), timeZone).day;
  return `${nearDay(day, today, language) ?? dateText(day, today, language)}, ${time}`;
}

/** Another day for the client than for the author: «+1 день», «−1 день», else null. */
export function otherDay({ requestedAt, clientTimezone }: Meeting, timeZone: string, language: Language) {
  if (!clientTimezone || !isZone(clientTimezone)) return null;
  const days = daysBetween(wallTime(requestedAt, timeZone).day, wallTime(requestedAt, clientTimezone).day);
  if (days === 0) return null;
  return days > 0 ? messages[language].dayLater : messages[language].dayEarlier;
}

/** Whether both clocks show the same at that moment. */
export const isSameTime = ({ requestedAt, clientTimezone }: Meeting, timeZone: string): boolean =>
  Boolean(clientTimezone) &&
  isZone(clientTimezone ?? '') &&
  offsetMinutes(clientTimezone ?? '', Date.parse(requestedAt)) ===
    offsetMinutes(timeZone, Date.parse(requestedAt));

/**
 * The client's time beside the author's: «15:00 у клиента», «03:00 у клиента, +1 день», «то же время»; null where the zone of
 * the client is not known.
 */
export function clientTimeText(meeting: Meeting, timeZone: string, language: Language): string | null {
  const { requestedAt, clientTimezone } = meeting;
  if (!clientTimezone || !isZone(clientTimezone)) return null;
  const t = messages[language];
  if (isSameTime(meeting, timeZone)) return t.same;
  const { time } = wallTime(requestedAt, clientTimezone);
  return [t.theirs(time), otherDay(meeting, timeZone, language)].filter(Boolean).join(', ');
}

/** «идёт 6 мин» while it goes on, else null. */
export function goingText(meeting: Meeting, now: number, language: Language): string | null {
  const start = Date.parse(meeting.requestedAt);
  if (now < start || now >= Date.parse(endOf(meeting))) return null;
  return messages[language].going(Math.floor((now - start) / minuteMs));
}
