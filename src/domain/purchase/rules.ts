import type { Purchase } from './schema.ts';

/** The platform's share of a payment. */
const feeShare = 0.065;

/** The platform's fee for a payment, whole kopecks. A refund does not return it. */
export const feeOf = (amountKopecks: number): number => Math.round(amountKopecks * feeShare);

/** Statuses of purchases that were paid, even if refunded since. */
export const paidStatuses: readonly string[] = ['paid', 'refunding', 'partially_refunded', 'refunded'];

/** Whether a purchase was paid: only then it counts in the totals. */
export const wasPaid = ({ status }: Pick<Purchase, 'status'>): boolean => paidStatuses.includes(status);

/** Received money, the platform's fee and refunds, kopecks. */
export interface Sums {
  grossKopecks: number;
  feeKopecks: number;
  refundedKopecks: number;
}

/** What one purchase adds to the sums; zero if it is not paid. */
export function sumsOf(
  purchase: Pick<Purchase, 'status' | 'amountKopecks' | 'feeKopecks' | 'refundedKopecks'>,
): Sums {
  if (!wasPaid(purchase)) return { grossKopecks: 0, feeKopecks: 0, refundedKopecks: 0 };
  const { amountKopecks, feeKopecks, refundedKopecks } = purchase;
  return { grossKopecks: amountKopecks, feeKopecks, refundedKopecks };
}

/** The author's part, kopecks. Negative after a full refund, because the platform keeps the fee. */
export const netOf = ({ grossKopecks, feeKopecks, refundedKopecks }: Sums): number =>
  grossKopecks - feeKopecks - refundedKopecks;
