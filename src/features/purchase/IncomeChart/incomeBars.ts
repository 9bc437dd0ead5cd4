import type { Income } from '#domain/purchase/income.ts';
import type { ChartBar } from '#components/data/BarChart/bars.ts';
import { addDays, monthOf } from '#lib/time/moments.ts';
import { lengthOf, type Bucket, type Unit } from '#lib/time/buckets.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatDays, type Days } from '#lib/time/periods.ts';
import { formatOf } from '#lib/time/zones.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const date = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  formatOf(language, 'UTC', options).format(noon(day)).replaceAll(' ', '\u00A0');

/** Days in full: «14 ноября, суббота», «27 окт. – 2 нояб.», «ноябрь 2026 г.» */
function nameOf(days: Days, today: string, language: Language): string {
  const { from, to } = days;
  if (from === to) {
    const weekday = date(from, language, { weekday: 'long' });
    return `${date(from, language, { day: 'numeric', month: 'long' })}, ${weekday}`;
  }
  const month = monthOf(from);
  return month.from === from && month.to === to
    ? date(from, language, { month: 'long', year: 'numeric' })
    : formatDays(days, today, language);
}

/** A word under the axis. */
function tickOf({ from }: Days, unit: Unit, many: boolean, language: Language): string {
  if (unit !== 'month') return date(from, language, { day: 'numeric', month: 'short' });
  return date(from, language, { month: 'short', ...(many && { year: '2-digit' }) });
}

interface Told {
  buckets: readonly Bucket[];
  unit: Unit;
  /** The income of each. */
  series: readonly Income[];
  /** The same of as many days right before; null where there is nothing to compare with. */
  before: readonly Income[] | null;
  today: string;
  language: Language;
  /** «сегодня» */
  todayWord: string;
}

/** The bars of the income: what is left to the author in each piece, beside the same piece of the period before. */
export function incomeBars({ buckets, unit, series, before, today, language, todayWord }: Told): ChartBar[] {
  const length = lengthOf({ from: buckets[0]?.from ?? today, to: buckets.at(-1)?.to ?? today });
  const many = (buckets[0]?.from ?? '').slice(0, 4) !== (buckets.at(-1)?.to ?? '').slice(0, 4);
  return buckets.map((bucket, index) => {
    const now = unit === 'day' && bucket.from === today;
    const earlier = { from: addDays(bucket.from, -length), to: addDays(bucket.to, -length) };
    const then = before?.[index];
    return {
      id: bucket.from,
      tick: now ? todayWord : tickOf(bucket, unit, many, language),
      name: nameOf(bucket, today, language),
      value: series[index]?.netKopecks ?? 0,
      ...(then !== undefined && {
        before: then.netKopecks,
        beforeName: formatDays(earlier, today, language),
      }),
    };
  });
}
