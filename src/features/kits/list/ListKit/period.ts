import { now } from '#lib/time/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { addDays, dayOf, dayStart, wallTime } from '#lib/time/moments.ts';
import { formatOf } from '#lib/time/zones.ts';
import type { PeriodFilter } from './listFilter.ts';
import { messages } from './messages.ts';

/** A period: the last days, or dates (`2026-11-20`) from one to another. In the address `30d`, `2026-10-01..2026-11-20`. */
type Period = { days: number } | { from: string; to: string };

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(date)) !== null;
}

/** Reads a period; what makes no sense gives null. */
export function readPeriod(text: string): Period | null {
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  if (days !== undefined) return { days: Number(days) };
  const [from = '', to = ''] = text.split('..');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** A period as the address says it. */
export const printPeriod = (period: Period) =>
  'days' in period ? `${period.days}d` : `${period.from}..${period.to}`;

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The first moment of a period and the one after its last day, in the zone of the author, else in that of the device. The
 * last days have no end.
 */
export function momentsOf(period: Period, timeZone: string = deviceZone()): { from: string; to?: string } {
  if ('from' in period)
    return { from: dayStart(period.from, timeZone), to: dayStart(addDays(period.to, 1), timeZone) };
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  return { from: dayStart(addDays(today, 1 - period.days), timeZone) };
}

/** «за 30 дней», «с 1 окт. по 20 нояб.» */
export function periodText(value: string, language: Language): string {
  const period = readPeriod(value);
  const t = messages[language];
  if (period === null) return value;
  if ('days' in period) return t.lastDays(period.days);
  const year = period.from.slice(0, 4) === period.to.slice(0, 4) ? undefined : 'numeric';
  const format = formatOf(language, 'UTC', { day: 'numeric', month: 'short', year });
  return t.fromTo(format.format(Date.parse(period.from)), format.format(Date.parse(period.to)));
}

interface PeriodSpec {
  /** Its name in the address. */
  id: string;
  /** «Изменены» */
  label: string;
  /** Numbers of last days that are offered. */
  lastDays?: readonly number[];
  /** The platform's names of the start and the end of the period. */
  fields?: { from: string; to: string };
}

/** A filter by days. */
export function periodFilter({
  id,
  label,
  lastDays = [7, 30, 90],
  fields = { from: 'from', to: 'to' },
}: PeriodSpec): PeriodFilter {
  return {
    kind: 'period',
    id,
    label,
    lastDays,
    knows: (value) => readPeriod(value) !== null,
    ask(value, timeZone) {
      const period = readPeriod(value);
      if (period === null) return {};
      const { from, to } = momentsOf(period, timeZone);
      return { [fields.from]: from, ...(to !== undefined && { [fields.to]: to }) };
    },
    text: periodText,
  };
}
