import { invalid } from '../refusal.ts';

/** What everything is sold in. Sums of purchases, clients and referrals are of one currency: of two they would mean nothing. */
const sold = 'RUB';

/** Refuses with 400 a price in another currency, unless it is `kept` in that one already. */
export function checkCurrency(currency: string, kept?: string): void {
  if (currency === sold || currency === kept) return;
  throw invalid({ currency: 'Продавать можно только за\u00A0рубли' });
}
