import { daysBetween, wallTime, weekdayOf } from './moments.ts';
import { shiftMoment } from './wallShift.ts';

const minutesOfDay = 24 * 60;

/** The first moment from `soonest` on, ms, with the weekday and the time of day of another one in a time zone. */
export function sameWeekdayFrom(iso: string, soonest: number, timeZone: string): string {
  const { day } = wallTime(iso, timeZone);
  const first = wallTime(new Date(soonest).toISOString(), timeZone).day;
  const ahead = (weekdayOf(day) - weekdayOf(first) + 7) % 7;
  const after = (days: number) =>
    shiftMoment(iso, (daysBetween(day, first) + ahead + days) * minutesOfDay, timeZone);
  const found = after(0);
  return Date.parse(found) >= soonest ? found : after(7);
}
