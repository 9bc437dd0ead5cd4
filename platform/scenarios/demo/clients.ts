import { segmentOf } from '#domain/audience/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { seeded, type Random } from '../random.ts';
import { dayMs } from './moscow.ts';
import type { Person } from './people.ts';

type Purchase = Of<'purchase'>;

const iso = (ms: number) => new Date(ms).toISOString();

/** The purchases of each client by the client's id, in the order given. */
function byClient(purchases: Purchase[]): Map<string, Purchase[]> {
  const found = new Map<string, Purchase[]>();
  for (const purchase of purchases) {
    const own = found.get(purchase.client.id);
    if (own === undefined) found.set(purchase.client.id, [purchase]);
    else own.push(purchase);
  }
  return found;
}

/** The products of a client: each content once, however often it was bought, and none that was refunded. */
function productsOf(paid: Purchase[]): Of<'client'>['products'] {
  const kept = paid.filter(({ status }) => status !== 'refunded');
  const contents = new Map(
    kept.map(({ contentType, contentId, title }) => [contentId, { contentType, title }]),
  );
  return [...contents].map(([id, { contentType, title }]) => ({ type: contentType, id, name: title }));
}

/** The last visit of a client, ms. Most return to what they have bought, some never do. */
function lastSeen(lastBoughtAt: number, now: number, random: Random): number {
  const since = now - lastBoughtAt;
  if (random.chance(0.25)) return now - Math.floor(Math.min(since, 40 * dayMs) * random.next() ** 1.5);
  return lastBoughtAt + Math.floor(since * random.next() ** 3);
}

/** The first visit of somebody who has bought nothing, ms. */
const joinedWithoutBuying = (now: number, random: Random) => now - random.int(2 * dayMs, 300 * dayMs);

/** The audience with each client's purchases; `purchases` starts with the oldest. */
export function clientsOf(people: readonly Person[], purchases: Purchase[], now: number): Of<'client'>[] {
  const random = seeded(7);
  const bought = byClient(purchases);
  return people.map(({ id, name, email, phone, country, timezone, pushConsent }) => {
    const own = bought.get(id) ?? [];
    const paid = own.filter(({ paidAt }) => paidAt != null);
    const firstAt = own[0] === undefined ? joinedWithoutBuying(now, random) : Date.parse(own[0].createdAt);
    const lastAt = Math.max(firstAt, ...own.map(({ updatedAt }) => Date.parse(updatedAt)));
    const createdAt = iso(firstAt - random.int(0, 12 * dayMs));
    const lastActivityAt = iso(lastSeen(lastAt, now, random));
    const firstPurchaseAt = paid[0]?.paidAt;
    return {
      id,
      name,
      email,
      phone,
      country,
      timezone,
      pushConsent,
      ...(firstPurchaseAt == null ? {} : { firstPurchaseAt }),
      lastActivityAt,
      purchasesCount: paid.length,
      totalKopecks: paid.reduce(
        (sum, { amountKopecks, refundedKopecks }) => sum + amountKopecks - refundedKopecks,
        0,
      ),
      products: productsOf(paid),
      segment: segmentOf({ firstPurchaseAt, lastActivityAt }, now),
      createdAt,
      updatedAt: lastActivityAt,
    };
  });
}
