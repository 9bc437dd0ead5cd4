import { feeOf, netOf, sumsOf, wasPaid } from '#domain/purchase/rules.ts';
import type { purchaseStatuses } from '#domain/purchase/schema.ts';
import type { Of } from '../../records/kinds.ts';
import type { Random } from '../random.ts';
import type { Person } from './people.ts';
import type { Sale } from './sales.ts';
import { minCouponPrice, seasonOf } from './seasons.ts';

export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** A sale with its buyer, and how it went. */
export interface Deal extends Sale {
  person: Person;
  status: PurchaseStatus;
  method: string;
  source: string;
  withCoupon: boolean;
  /** How long the buyer took to pay, ms. */
  paidInMs: number;
  /** When the money was refunded, ms. */
  refundedAt?: number | undefined;
  /** Until when an awaited payment may arrive, ms. */
  payUntil?: number;
  failureReason?: string;
}

/** A refund of half the price, in whole rubles ending with a zero. */
const halfOf = (kopecks: number) => Math.floor(kopecks / 2000) * 1000;

const iso = (ms: number) => new Date(ms).toISOString();

function moneyOf({ publication, status, withCoupon, at }: Deal) {
  const price = publication.costKopecks;
  const { coupon, discountKopecks } = seasonOf(at);
  const amountKopecks = withCoupon ? price - discountKopecks : price;
  const refundedKopecks =
    status === 'refunded' ? amountKopecks : status === 'partially_refunded' ? halfOf(amountKopecks) : 0;
  const feeKopecks = wasPaid({ status }) ? feeOf(amountKopecks) : 0;
  return {
    amountKopecks,
    discountKopecks: withCoupon ? discountKopecks : 0,
    ...(withCoupon ? { coupon } : {}),
    feeKopecks,
    refundedKopecks,
    netKopecks: netOf(sumsOf({ status, amountKopecks, feeKopecks, refundedKopecks })),
    currency: publication.currency,
  };
}

/** When a deal was begun, ms. For a paid one the moment of payment is given. */
export const startOf = (deal: Deal): number => (wasPaid(deal) ? deal.at - deal.paidInMs : deal.at);

function timesOf(deal: Deal) {
  const { at, refundedAt, payUntil } = deal;
  return {
    createdAt: iso(startOf(deal)),
    updatedAt: iso(refundedAt ?? at),
    ...(wasPaid(deal) ? { paidAt: iso(at) } : {}),
    ...(refundedAt === undefined ? {} : { refundedAt: iso(refundedAt) }),
    ...(payUntil === undefined ? {} : { payUntil: iso(payUntil) }),
  };
}

/** The purchase of a deal, with its number. */
export function purchaseOf(deal: Deal, number: number): Of<'purchase'> {
  const { publication, person, status, method, source, failureReason } = deal;
  const { contentType, contentId, title } = publication;
  return {
    id: `purchase-${number}`,
    number: String(number),
    client: { id: person.id, name: person.name, contact: person.email },
    contentType,
    contentId,
    title,
    ...moneyOf(deal),
    method,
    country: person.country,
    source,
    status,
    ...(failureReason === undefined ? {} : { failureReason }),
    ...timesOf(deal),
  };
}

const letterShare = 0.22;

/** Where a buyer came from. */
export function sourceOf(person: Person, isFirst: boolean, at: number, random: Random): string {
  if (person.isReferred && isFirst) return 'Реферал';
  if (random.chance(letterShare)) return seasonOf(at).letter;
  return random.weighted({ Каталог: 52, 'Прямая ссылка': 22, 'Телеграм-канал': 16, Поиск: 10 });
}

/** How a buyer pays. The fast payment system only works in Russia. */
export const methodOf = (person: Person, random: Random): string =>
  random.weighted(person.country === 'RU' ? { card: 52, sbp: 42, wallet: 6 } : { card: 86, wallet: 14 });

/** Whether a buyer used the promo code of the season. */
export const usesCoupon = ({ publication }: Sale, random: Random): boolean =>
  publication.costKopecks >= minCouponPrice && random.chance(0.3);
