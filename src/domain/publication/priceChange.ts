import { maxCost, minCost, type Publication } from './schema.ts';

/** What is done to the prices of several publications: one price for all, or so many percent off the full price of each. */
export type PriceChange = { kind: 'set'; costKopecks: number } | { kind: 'off'; percent: number };

type Priced = Pick<Publication, 'costKopecks' | 'oldCostKopecks'>;

/** The new terms of one; null where it cannot be had: what is free cannot be cheaper. */
export function termsAfter(
  { costKopecks, oldCostKopecks }: Priced,
  change: PriceChange,
): { costKopecks: number; oldCostKopecks: number | null } | null {
  if (change.kind === 'set') {
    // A former price stays where it still is above the new one.
    const old = oldCostKopecks != null && oldCostKopecks > change.costKopecks ? oldCostKopecks : null;
    return { costKopecks: change.costKopecks, oldCostKopecks: old };
  }
  if (costKopecks === 0) return null;
  // Off the full price, so that a second discount does not add to the first.
  const full = Math.max(oldCostKopecks ?? 0, costKopecks);
  // Whole rubles: nobody wants 482,30 ₽.
  const less = Math.round((full * (100 - change.percent)) / 100 / 100) * 100;
  const next = Math.min(maxCost, Math.max(minCost, less));
  return next < full
    ? { costKopecks: next, oldCostKopecks: full }
    : { costKopecks: full, oldCostKopecks: null };
}
