import { netOf, sumsOf, wasPaid, type Sums } from './rules.ts';
import type { Purchase } from './schema.ts';

/** What some purchases came to, kopecks, and how many of them were paid. */
export interface Income extends Sums {
  netKopecks: number;
  sales: number;
}

/** Nothing was sold. */
export const noIncome: Income = {
  grossKopecks: 0,
  feeKopecks: 0,
  refundedKopecks: 0,
  netKopecks: 0,
  sales: 0,
};

/** Two together. */
export const addIncome = (one: Income, other: Income): Income => ({
  grossKopecks: one.grossKopecks + other.grossKopecks,
  feeKopecks: one.feeKopecks + other.feeKopecks,
  refundedKopecks: one.refundedKopecks + other.refundedKopecks,
  netKopecks: one.netKopecks + other.netKopecks,
  sales: one.sales + other.sales,
});

/** What one purchase came to. */
function incomeOf(purchase: Purchase): Income {
  const sums = sumsOf(purchase);
  return { ...sums, netKopecks: netOf(sums), sales: wasPaid(purchase) ? 1 : 0 };
}

/** A part of the income: a content, or a country by its code (empty where it is not known). */
export interface Share extends Income {
  id: string;
  title: string;
  /** Of a content. */
  contentType: string | null;
}

/** The income by what was bought and by where it was bought; the largest first. */
export interface Shares {
  contents: Share[];
  countries: Share[];
}

/** What the purchases of a period came to, in pieces. */
interface IncomeFold {
  /** Takes the purchases of a page in. One that was taken already, or that lies beside the period, is left out. */
  add: (purchases: readonly Purchase[]) => void;
  /** The income between each two moments that follow each other. */
  series: () => Income[];
  shares: () => Shares;
}

/** The place of a moment among sorted ones: of the last that is not after it; −1 before the first. */
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

/** Begins to count purchases page by page, so that no more than their sums is kept. `edges` are sorted moments (ISO). */
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
