import { netOf, sumsOf, wasPaid, type Sums } from './rules.ts';
import type { Purchase } from './schema.ts';

/** The income of some purchases, kopecks, and how many of them were paid. */
export interface Income extends Sums {
  netKopecks: number;
  sales: number;
}

/** No sales. */
export const noIncome: Income = {
  grossKopecks: 0,
  feeKopecks: 0,
  refundedKopecks: 0,
  netKopecks: 0,
  sales: 0,
};

/** The sum of two. */
export const addIncome = (one: Income, other: Income): Income => ({
  grossKopecks: one.grossKopecks + other.grossKopecks,
  feeKopecks: one.feeKopecks + other.feeKopecks,
  refundedKopecks: one.refundedKopecks + other.refundedKopecks,
  netKopecks: one.netKopecks + other.netKopecks,
  sales: one.sales + other.sales,
});

/** The income of one purchase. */
function incomeOf(purchase: Purchase): Income {
  const sums = sumsOf(purchase);
  return { ...sums, netKopecks: netOf(sums), sales: wasPaid(purchase) ? 1 : 0 };
}

/** A share of the income: of a content, or of a country by its code (empty if unknown). */
export interface Share extends Income {
  id: string;
  title: string;
  /** Set for a content. */
  contentType: string | null;
}

/** The income by content and by country; the largest first. */
export interface Shares {
  contents: Share[];
  countries: Share[];
}

/** Collects the income of a period in pieces. */
interface IncomeFold {
  /** Adds a page of purchases. Those that were added already, or that are outside the period, are skipped. */
  add: (purchases: readonly Purchase[]) => void;
  /** The income between neighbouring moments. */
  series: () => Income[];
  shares: () => Shares;
}

/** The index of the last sorted moment that is not after this one; −1 before the first. */
function placeOf(at: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const largestFirst = (shares: ReadonlyMap<string, Share>) =>
  [...shares.values()]
    .filter(({ sales }) => sales > 0)
    .toSorted(
      (one, other) =>
        other.netKopecks - one.netKopecks || other.sales - one.sales || (one.id < other.id ? -1 : 1),
    );

/** Begins to sum purchases page by page, keeping only sums. `edges` are sorted moments (ISO). */
export function foldIncome(edges: readonly string[]): IncomeFold {
  const moments = edges.map((edge) => Date.parse(edge));
  const series = Array.from({ length: Math.max(0, edges.length - 1) }, () => noIncome);
  const contents = new Map<string, Share>();
  const countries = new Map<string, Share>();
  const seen = new Set<string>();

  const share = (
    shares: Map<string, Share>,
    part: Pick<Share, 'id' | 'title' | 'contentType'>,
    income: Income,
  ) => {
    shares.set(part.id, { ...part, ...addIncome(shares.get(part.id) ?? noIncome, income) });
  };

  return {
    add(purchases) {
      for (const purchase of purchases) {
        const place = placeOf(Date.parse(purchase.createdAt ?? ''), moments);
        const before = series[place];
        if (before === undefined || seen.has(purchase.id)) continue;
        seen.add(purchase.id);
        const income = incomeOf(purchase);
        series[place] = addIncome(before, income);
        const { contentId, contentType, title, country } = purchase;
        share(contents, { id: contentId, title, contentType }, income);
        share(countries, { id: country ?? '', title: country ?? '', contentType: null }, income);
      }
    },
    series: () => [...series],
    shares: () => ({ contents: largestFirst(contents), countries: largestFirst(countries) }),
  };
}
