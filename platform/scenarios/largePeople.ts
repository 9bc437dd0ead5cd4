import { wasPaid } from '#domain/purchase/rules.ts';
import type { Of } from '../records/kinds.ts';
import { dayMs, minuteMs } from './demo/moscow.ts';
import type { Person } from './demo/people.ts';
import { methodOf, purchaseOf, sourceOf, usesCoupon, type PurchaseStatus } from './demo/purchases.ts';
import { largeDays, numbered, type LargeCounts } from './largeContents.ts';
import { fullName, latinName } from './names.ts';
import { seeded, type Random } from './random.ts';

const countries = { RU: 78, BY: 7, KZ: 7, AM: 2, GE: 3, RS: 2, DE: 1 };
const outcomes: Partial<Record<PurchaseStatus, number>> = {
  paid: 90,
  refunded: 2,
  partially_refunded: 1,
  failed: 4,
  cancelled: 3,
};

/** The number of the first purchase. The following ones have as many digits. */
const firstNumber = 1_000_001;

/** The client with this number, from 0. Phone numbers and addresses contain it, so that they are nobody's. */
export function personAt(at: number): Person {
  const random = seeded(at + 1_000_000);
  const name = fullName(random);
  return {
    id: numbered('client', at),
    name,
    email: `${latinName(name)}.${at + 1}@example.com`,
    phone: random.chance(0.6) ? `+7 000 ${String(at).padStart(7, '0')}` : null,
    country: random.weighted(countries),
    timezone: 'Europe/Moscow',
    pushConsent: random.chance(0.55),
    isBuyer: true,
    isReferred: random.chance(0.05),
  };
}

/** A purchase of today may be unpaid, and the refund of one of this week may be in progress. */
function outcomeOf(random: Random, ageMs: number): PurchaseStatus {
  if (ageMs < dayMs && random.chance(0.1)) return 'awaiting';
  if (ageMs < 7 * dayMs && random.chance(0.05)) return 'refunding';
  return random.weighted(outcomes);
}

/** What the purchases of the large author are generated from. */
export interface Market {
  now: number;
  counts: LargeCounts;
  /** The number of the buyer, by the number of the purchase. */
  buyers: number[];
  /** The contents on sale; the last of them goes to one buyer in eight. */
  goods: Of<'publication'>[];
}

/** The buyer of each purchase. Everyone has at least one, most have few. */
export function buyersOf({ clients, purchases }: LargeCounts): number[] {
  const random = seeded(3);
  const each = Array.from({ length: clients }, (_, client) => client);
  const more = Array.from({ length: purchases - clients }, () => Math.floor(clients * random.next() ** 2));
  return random.shuffle([...each, ...more]);
}

/** The purchase with this number, from 0, the same at every call. Numbers are in chronological order. */
export function purchaseAt(at: number, { now, counts, buyers, goods }: Market): Of<'purchase'> {
  const random = seeded(at + 2_000_000);
  const publication = random.chance(1 / 8) ? goods.at(-1) : random.pick(goods);
  if (publication === undefined) throw new Error('There is nothing to buy');
  const stepMs = (largeDays * dayMs) / counts.purchases;
  const made = Math.round(now - (counts.purchases - at - random.next() / 2) * stepMs);
  const person = personAt(buyers[at] ?? 0);
  const status = outcomeOf(random, now - made);
  const refunds = status === 'refunded' || status === 'partially_refunded';
  return purchaseOf(
    {
      publication,
      person,
      at: made,
      status,
      method: methodOf(person, random),
      source: sourceOf(person, at < counts.clients, made, random),
      withCoupon: usesCoupon({ publication, at: made }, random),
      paidInMs: wasPaid({ status }) ? random.int(1, 9) * minuteMs : 0,
      ...(refunds ? { refundedAt: Math.min(now, made + random.int(1, 5) * dayMs) } : {}),
      ...(status === 'awaiting' ? { payUntil: made + 3 * dayMs } : {}),
      ...(status === 'failed' ? { failureReason: 'Банк отклонил платёж' } : {}),
    },
    firstNumber + at,
  );
}
