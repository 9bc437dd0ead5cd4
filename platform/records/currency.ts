import { invalid } from '../refusal.ts';

/** What everything is sold in. Sums of purchases, clients and referrals are of one currency: of two they would mean nothing. */
const sold = 'RUB';

/** Refuses with 400 a price in another currency; it may be left out. */
export function checkCurrency(currency: unknown): void {
  if (currency === undefined || currency === sold) return;
  throw invalid({ currency: 'Продавать можно только за\u00A0рубли' });
}
