import type { Purchase } from './schema.ts';

/** The platform's share of what a client pays. */
const feeShare = 0.065;

/** The platform's fee for a payment, whole kopecks. It is not given back with a refund. */
export const feeOf = (amountKopecks: number): number => Math.round(amountKopecks * feeShare);

/** Statuses of purchases that were paid, whatever was given back since. */
export const paidStatuses: readonly string[] = ['paid', 'refunding', 'partially_refunded', 'refunded'];

/** Whether a purchase was paid: only then it counts in the totals. */
export const wasPaid = ({ status }: Pick<Purchase, 'status'>): boolean => paidStatuses.includes(status);

/** Money that came, that the platform kept and that was given back, kopecks. */
export interface Sums {
  grossKopecks: number;
  feeKopecks: number;
  refundedKopecks: number;
}

/** What one purchase adds to the sums; nothing while it is not paid. */
export function sumsOf(
  purchase: Pick<Purchase, 'status' | 'amountKopecks' | 'feeKopecks' | 'refundedKopecks'>,
): Sums {
  if (!wasPaid(purchase)) return { grossKopecks: 0, feeKopecks: 0, refundedKopecks: 0 };
  const { amountKopecks, feeKopecks, refundedKopecks } = purchase;
  return { grossKopecks: amountKopecks, feeKopecks, refundedKopecks };
}

/** What is left to the author, kopecks. Below zero after a whole refund, since the fee stays with the platform. */
export const netOf = ({ grossKopecks, feeKopecks, refundedKopecks }: Sums): number =>
  grossKopecks - feeKopecks - refundedKopecks;
