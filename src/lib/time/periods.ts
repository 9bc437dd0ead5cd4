import type { Language } from '../i18n/catalogue.ts';
import { addDays, monthOf } from './moments.ts';
import { formatOf } from './zones.ts';

/** Periods relative to today. */
export const presets = ['days7', 'days30', 'days90', 'month', 'lastMonth', 'year'] as const;
export type Preset = (typeof presets)[number];

/** Days from the first to the last, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A period relative to today, or fixed days. */
export type Period = Preset | Days;

/** The days of a period on a given day. Relative periods end today, except that last month ends with its last day. */
export function daysOf(period: Period, today: string): Days {
  if (typeof period !== 'string') return period;
  switch (period) {
    case 'days7':
      return { from: addDays(today, -6), to: today };
    case 'days30':
      return { from: addDays(today, -29), to: today };
    case 'days90':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: monthOf(today).from, to: today };
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).from, -1));
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Days in words: «22 окт. – 20 нояб.», «1–15 нояб.», one day alone, and with the year if it is not this one. */
export function formatDays({ from, to }: Days, today: string, language: Language): string {
  const read = (day: string, year: boolean) => {
    const date = formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(
      Date.parse(`${day}T12:00:00Z`),
    );
    return `${date}${year ? ` ${day.slice(0, 4)}` : ''}`.replaceAll(' ', '\u00A0');
  };
  const isOther = (day: string) => day.slice(0, 4) !== today.slice(0, 4);
  const last = read(to, isOther(to));
  if (from === to) return last;
  // In both languages a day stands before its month.
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  return `${read(from, isOther(from) && from.slice(0, 4) !== to.slice(0, 4))}\u00A0– ${last}`;
}
