import type { ContentType } from '#domain/content/schema.ts';
import type { Of } from '../../records/kinds.ts';
import type { Random } from '../random.ts';
import { momentBetween, type Calendar } from './calendar.ts';
import { dayMs } from './moscow.ts';

type Publication = Of<'publication'>;

/** A content that was bought at a moment, ms. */
export interface Sale {
  publication: Publication;
  at: number;
}

/** How well each kind sells compared with the others. */
const appeal: Record<ContentType, number> = {
  meditation: 10,
  course: 8,
  webinar: 5,
  consultation: 5,
  marathon: 4,
  lecture: 3,
};

const appealOf = (type: string) => (appeal as Partial<Record<string, number>>)[type] ?? 1;

/** Whether a content was ever for sale, and for money: free contents are not bought. */
export const wasForSale = ({ costKopecks, publishedAt }: Publication) =>
  costKopecks > 0 && publishedAt != null;

/** When past sales ended, ISO, by the id of the content: the webinar began, or enrolment in the marathon closed. */
export type SoldUntil = Readonly<Partial<Record<string, string>>>;

/** When sales end. */
interface Ends {
  /** The limit for all contents, ms. */
  end: number;
  soldUntil: SoldUntil;
}

/** The time in which a content was on sale, ms. */
function timeOnSale(
  { contentId, status, publishedAt, updatedAt }: Publication,
  { end, soldUntil }: Ends,
): [number, number] {
  const takenDown = status === 'published' ? end : Date.parse(updatedAt);
  const until = Math.min(end, takenDown, Date.parse(soldUntil[contentId] ?? '') || end);
  return [Math.min(Date.parse(publishedAt ?? updatedAt), until - dayMs), until];
}

/** Whole numbers in the proportion of the weights that add up to `total`. */
function shared(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [given, weighed] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((total * weighed) / sum);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** How often each publication was sold, by its id: as often as it says itself. Those without a number share the rest of `total`. */
export function salesCounts(
  publications: Publication[],
  total: number,
  ends: Ends,
  random: Random,
): Map<string, number> {
  const forSale = publications.filter(wasForSale);
  const [told, open] = [
    forSale.filter(({ salesCount }) => salesCount > 0),
    forSale.filter(({ salesCount }) => salesCount === 0),
  ];
  const left = told.reduce((rest, { salesCount }) => rest - salesCount, total);
  const weights = open.map((publication) => {
    const [from, until] = timeOnSale(publication, ends);
    const popularity = 0.5 + random.next();
    return appealOf(publication.contentType) * popularity * Math.sqrt((until - from) / dayMs);
  });
  const shares = shared(Math.max(left, open.length), weights);
  return new Map([
    ...told.map(({ id, salesCount }) => [id, salesCount] as const),
    ...open.map(({ id }, at) => [id, shares[at] ?? 0] as const),
  ]);
}

/** The sales of a publication: some in the days after its release, the others when people usually buy. */
export function salesOf(
  publication: Publication,
  count: number,
  { calendar, ends, random }: { calendar: Calendar; ends: Ends; random: Random },
): Sale[] {
  const [from, until] = timeOnSale(publication, ends);
  const start = Math.min(Math.max(from, calendar.firstDay), until - dayMs);
  const launchMs = Math.min(12 * dayMs, until - start);
  return Array.from({ length: count }, () => ({
    publication,
    at: random.chance(0.2)
      ? momentBetween(calendar, start, start + Math.ceil(launchMs * random.next()), random)
      : momentBetween(calendar, start, until, random),
  }));
}
