import { atom, useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import type { Purchase } from '#domain/purchase/schema.ts';
import { purchaseListAtom } from '#atoms/purchase/purchases.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { dayOf, wallTime } from '#lib/time/moments.ts';
import { daysOf, presets, type Days, type Period, type Preset } from '#lib/time/periods.ts';
import { useNow } from '#lib/time/useNow.ts';

/** The period of a screen of figures: one that moves along with today, fixed days, or all that there ever was. */
export type ShownPeriod = Period | 'all';

/** The period that the screen begins with. */
const usual = 'days30';

const isPreset = (text: string): text is Preset => presets.some((preset) => preset === text);

const isDay = (text: string) => {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? [];
  return dayOf(year ?? 0, month ?? 0, date ?? 0) !== null;
};

/** Reads a period as the address says it: `days90`, `all`, `2026-10-01..2026-11-20`. What makes no sense is the usual one. */
export function readShown(text: string | null): ShownPeriod {
  if (text === null) return usual;
  if (text === 'all' || isPreset(text)) return text;
  const [from = '', to = ''] = text.split('..');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : usual;
}

/** A period as the address says it; null for the usual one. */
export function printShown(period: ShownPeriod): string | null {
  if (typeof period === 'string') return period === usual ? null : period;
  return `${period.from}..${period.to}`;
}

/** The period that the address names, by the author's clock. */
export interface Shown {
  period: ShownPeriod;
  /** Its days; null while the first day of all time is unknown. */
  days: Days | null;
  /** The platform's parameters: none for all time. */
  moments: { from?: string; to?: string };
  today: string;
  timeZone: string;
  show: (period: ShownPeriod) => void;
}

/** The oldest purchase, with which all time begins. */
const oldestAtom = purchaseListAtom({ sort: 'createdAt', limit: 1 });
const noneAtom = atom({ items: [] as readonly Purchase[] });

/** The period that the address names, and today by the author's clock. */
function usePeriod() {
  const [address] = useSearchParams();
  const timeZone = useAtomValue(authorZoneAtom);
  const now = useNow(60_000);
  const today = wallTime(new Date(now).toISOString(), timeZone).day;
  return { period: readShown(address.get('period')), today, timeZone };
}

/** Reads the period from the address, and puts another one there. */
export function useShown(): Shown {
  const { period, today, timeZone } = usePeriod();
  const begun = useOnboarding(timeZone, period === 'all');
  const [, setAddress] = useSearchParams();
  const days = period !== 'all' ? daysOf(period, today) : begun === null ? null : { from: begun, to: today };
  return {
    period,
    days,
    moments: days === null || period === 'all' ? {} : momentsOfDays(days, timeZone),
    today,
    timeZone,
    show: (next) =>
      setAddress((before) => {
        const after = new URLSearchParams(before);
        const text = printShown(next);
        if (text === null) after.delete('period');
        else after.set('period', text);
        return after;
      }),
  };
}

/** The day of the first purchase, where it is asked for; null until it is known. */
function useOnboarding(timeZone: string, wanted: boolean): string | null {
  const [first] = useAtomValue(wanted ? oldestAtom : noneAtom).items;
  return first?.createdAt === undefined ? null : wallTime(first.createdAt, timeZone).day;
}
