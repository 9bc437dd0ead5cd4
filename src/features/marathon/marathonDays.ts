import type { MarathonDates } from '#domain/marathon/rules.ts';
import { now } from '#lib/time/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { wallTime } from '#lib/time/moments.ts';
import { formatDays } from '#lib/time/periods.ts';

interface Run extends Pick<MarathonDates, 'startsAt' | 'endsAt'> {
  /** IANA. */
  timezone: string;
}

/** The days that a marathon runs on, by its own calendar: «1–21 дек.». Without an end, the day it starts on. */
export function runOf({ startsAt, endsAt, timezone }: Run, language: Language): string {
  const day = (iso: string) => wallTime(iso, timezone).day;
  const today = wallTime(new Date(now()).toISOString(), timezone).day;
  const from = day(startsAt);
  return formatDays({ from, to: endsAt ? day(endsAt) : from }, today, language);
}
