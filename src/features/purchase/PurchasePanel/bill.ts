import { netOf, sumsOf, wasPaid } from '#domain/purchase/rules.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import type { BillLine } from '#components/data/Bill/Bill.tsx';
import { formatPercent } from '#lib/number/figures.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** What a purchase that was not paid is worth by its amount: it may still be paid, or will not be. */
const isAwaited = ({ status }: Purchase) => status === 'awaiting';

/**
 * A purchase as a bill: price, discount, what the client paid, fee, refund, and what is left to the author. Each sum is made of
 * the lines over it, so that they always add up; a purchase that was not paid ends with its amount.
 */
export function billOf(purchase: Purchase, language: Language): BillLine[] {
  const t = messages[language];
  const { amountKopecks, discountKopecks, coupon, feeKopecks, refundedKopecks } = purchase;
  const lines: BillLine[] = [{ id: 'price', label: t.price, kopecks: amountKopecks + discountKopecks }];
  if (discountKopecks !== 0)
    lines.push({ id: 'discount', label: coupon ? t.coupon(coupon) : t.discount, kopecks: -discountKopecks });
  if (!wasPaid(purchase)) {
    const label = isAwaited(purchase) ? t.due : t.unpaid;
    return [...lines, { id: 'amount', label, kopecks: amountKopecks, kind: 'total' }];
  }
  lines.push({ id: 'amount', label: t.paid, kopecks: amountKopecks, kind: 'sum' });
  if (feeKopecks !== 0) {
    const share = formatPercent(amountKopecks > 0 ? feeKopecks / amountKopecks : 0, language);
    lines.push({ id: 'fee', label: t.fee(share), kopecks: -feeKopecks });
  }
  if (refundedKopecks !== 0) lines.push({ id: 'refund', label: t.refund, kopecks: -refundedKopecks });
  lines.push({ id: 'net', label: t.net, kopecks: netOf(sumsOf(purchase)), kind: 'total' });
  return lines;
}
