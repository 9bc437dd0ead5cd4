import type { Webinar } from '#domain/webinar/schema.ts';
import { joinedPeriods, type Period } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { formatMoment, formatTime } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { addDays, instantsOf, wallTime } from '#lib/time/moments.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** The webinars among items, as the rules take them. */
export const webinarsOf = (items: readonly PlannerItem[]): Webinar[] =>
  items.flatMap((item) => (item.type === 'webinar' ? [item.entity] : []));

/** Time in which the author is on air or with a client. The item that is being moved leaves its own. */
export const busyOf = (items: readonly PlannerItem[], except: string | null = null): Period[] =>
  joinedPeriods(
    items
      .filter(
        ({ type, cancelled, key }) =>
          !cancelled && key !== except && (type === 'webinar' || type === 'request'),
      )
      .map(({ start, end }) => ({ start, end })),
  );

/** An instant so many days later in a zone: with the same wall time, over a clock change too. */
export function laterBy(start: number, days: number, timeZone: string): number {
  const { day, time } = wallTime(iso(start), timeZone);
  const found = instantsOf({ day: addDays(day, days), time }, timeZone);
  return Date.parse(found.kind === 'twice' ? found.first : found.at) + (start % 60_000);
}

/** «20:00–21:30» */
export const hoursBetween = (start: number, end: number, timeZone: string, language: Language) =>
  `${formatTime(iso(start), timeZone, language)}–${formatTime(iso(end), timeZone, language)}`;

/** «26 нояб., 21:30» */
export const momentAt = (ms: number, timeZone: string, language: Language) =>
  formatMoment(iso(ms), timeZone, language);
