import { addIncome, noIncome, type Income } from '#domain/purchase/income.ts';
import type { ChartBar } from '#components/data/BarChart/bars.ts';
import { bucketsOf, lengthOf, piecesOf, unitOf } from '#lib/time/buckets.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { addDays } from '#lib/time/moments.ts';
import { formatDays, type Days } from '#lib/time/periods.ts';
import { formatOf } from '#lib/time/zones.ts';

/** Pieces of a period, the same pieces of the period before, and the moments (ISO) at which all of them part. */
interface IncomePlan {
  pieces: Days[];
  before: Days[];
  edges: string[];
}

/** How the income of some days is asked for: by days, weeks or months, beside as many days right before. */
export function planOf(days: Days, timeZone: string): IncomePlan {
  const length = lengthOf(days);
  const pieces = piecesOf(days, unitOf(days));
  const before = pieces.map(({ from, to }) => ({ from: addDays(from, -length), to: addDays(to, -length) }));
  const buckets = bucketsOf([...before, ...pieces], timeZone);
  return { pieces, before, edges: [...buckets.map(({ start }) => start), buckets.at(-1)?.end ?? ''] };
}

/** All of some pieces together. */
export const sumOf = (pieces: readonly Income[]) => pieces.reduce(addIncome, noIncome);

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const fixed = (text: string) => text.replaceAll(' ', '\u00A0');

/** A day in words: «14 ноября, суббота». */
function dayName(day: string, language: Language): string {
  const date = formatOf(language, 'UTC', { day: 'numeric', month: 'long' }).format(noon(day));
  const weekday = formatOf(language, 'UTC', { weekday: 'long' }).format(noon(day));
  return `${fixed(date)}, ${weekday}`;
}

/** Bars of the income, each beside the same piece of the period before. `today` is called by its word. */
export function barsOf(
  { pieces, before }: IncomePlan,
  series: readonly Income[],
  { today, word, language }: { today: string; word: string; language: Language },
): ChartBar[] {
  const short = (day: string) =>
    fixed(formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(noon(day)));
  const alone = ({ from, to }: Days) => from === to;
  const nameOf = (days: Days) =>
    alone(days) ? dayName(days.from, language) : formatDays(days, today, language);
  return pieces.map((piece, at) => {
    const earlier = before[at] ?? piece;
    return {
      id: piece.from,
      tick: alone(piece) && piece.to === today ? word : short(piece.from),
      name: nameOf(piece),
      value: series[pieces.length + at]?.netKopecks ?? 0,
      before: series[at]?.netKopecks ?? 0,
      beforeName: alone(earlier) ? short(earlier.from) : formatDays(earlier, today, language),
    };
  });
}
