import { maxCost, minCost, type Publication } from './schema.ts';

/** A change of the prices of several publications: one price for all, or a percentage off the full price of each. */
export type PriceChange = { kind: 'set'; costKopecks: number } | { kind: 'off'; percent: number };

type Priced = Pick<Publication, 'costKopecks' | 'oldCostKopecks'>;

/** The new terms of one; null if impossible: a free one cannot become cheaper. */
export function termsAfter(
  { costKopecks, oldCostKopecks }: Priced,
  change: PriceChange,
): { costKopecks: number; oldCostKopecks: number | null } | null {
  if (change.kind === 'set') {
    // The former price stays if it is still above the new one.
    const old = oldCostKopecks != null && oldCostKopecks > change.costKopecks ? oldCostKopecks : null;
    return { costKopecks: change.costKopecks, oldCostKopecks: old };
  }
  if (costKopecks === 0) return null;
  // Off the full price, so that discounts do not add up.
  const full = Math.max(oldCostKopecks ?? 0, costKopecks);
  // In whole rubles: nobody wants 482,30 ₽.
  const less = Math.round((full * (100 - change.percent)) / 100 / 100) * 100;
  const next = Math.min(maxCost, Math.max(minCost, less));
  return next < full
    ? { costKopecks: next, oldCostKopecks: full }
    : { costKopecks: full, oldCostKopecks: null };
}
