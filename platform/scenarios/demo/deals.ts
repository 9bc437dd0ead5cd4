import type { Of } from '../../records/kinds.ts';
import type { Random } from '../random.ts';
import { findBuyers } from './buyers.ts';
import { dayMs, hourMs, minuteMs } from './moscow.ts';
import type { Person } from './people.ts';
import { methodOf, sourceOf, usesCoupon, type Deal } from './purchases.ts';
import type { Sale } from './sales.ts';
import { minCouponPrice } from './seasons.ts';

/** Positions of sales, counted from the newest, whose refund is in progress. */
const refunding = new Set([5, 19, 33]);

/** What happened after the payment. A refund comes within days, and before `end`. */
function settled(
  { publication, at }: Sale,
  end: number,
  random: Random,
): Pick<Deal, 'status' | 'refundedAt'> {
  const refundedAt = at + random.int(4, 200) * hourMs;
  if (refundedAt >= end) return { status: 'paid' };
  if (random.chance(0.014)) return { status: 'refunded', refundedAt };
  const isDear = publication.costKopecks >= 90_000;
  return isDear && random.chance(0.03) ? { status: 'partially_refunded', refundedAt } : { status: 'paid' };
}

/** The deals of sales, oldest first: the buyer, and how each purchase went. */
export function paidDeals(sales: Sale[], people: readonly Person[], end: number, random: Random): Deal[] {
  const known = new Set<string>();
  return findBuyers(sales, people, random).map(({ person, sale }, at) => {
    const isFirst = !known.has(person.id);
    known.add(person.id);
    return {
      ...sale,
      person,
      method: methodOf(person, random),
      source: sourceOf(person, isFirst, sale.at, random),
      withCoupon: usesCoupon(sale, random),
      paidInMs: random.int(40, 400) * 1000,
      ...(refunding.has(sales.length - at) ? { status: 'refunding' } : settled(sale, end, random)),
    };
  });
}

const failures = [
  'Отказал банк',
  'Недостаточно средств',
  'Истёк срок карты',
  'Не\u00A0пройдено подтверждение',
  'Банк не\u00A0ответил вовремя',
];

/** What is needed to make further deals from others. */
interface Ground {
  /** Paid deals. */
  paid: Deal[];
  /** All further deals are before this moment, ms. */
  end: number;
  random: Random;
}

/** Payments that never came: somebody else began to buy the same content that day. */
function begun({ paid, end, random }: Ground): Deal {
  const model = random.pick(paid);
  const hasIt = (person: Person) =>
    paid.some((deal) => deal.person === person && deal.publication === model.publication);
  let { person } = random.pick(paid);
  for (let tries = 0; hasIt(person) && tries < 20; tries++) person = random.pick(paid).person;
  const at = Math.min(model.at + random.int(1, 9) * hourMs, end);
  return {
    ...model,
    person,
    at,
    method: methodOf(person, random),
    source: sourceOf(person, false, at, random),
    refundedAt: undefined,
    status: 'cancelled',
  };
}

/** Payments that failed, and succeeded at once in a second attempt. */
function retried({ paid, random }: Ground): Deal {
  const success = random.pick(paid);
  return {
    ...success,
    at: success.at - success.paidInMs - random.int(2, 30) * minuteMs,
    refundedAt: undefined,
  };
}

/** Deals that were begun and abandoned. */
export const cancelledDeals = (count: number, ground: Ground): Deal[] =>
  Array.from({ length: count }, () => begun(ground));

/** Deals whose payment failed. */
export const failedDeals = (count: number, ground: Ground): Deal[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(at % 2 === 0 ? begun(ground) : retried(ground)),
    status: 'failed',
    method: 'card',
    failureReason: ground.random.pick(failures),
  }));

/** Unpaid invoices: for expensive contents, a day or two older than `end`, and valid for a week. */
export function invoices(count: number, ground: Ground): Deal[] {
  const dear = ground.paid.filter(({ publication }) => publication.costKopecks >= minCouponPrice);
  const paid = dear.length > 0 ? dear : ground.paid;
  return Array.from({ length: count }, () => {
    const at = ground.end - ground.random.int(60, 36 * 60) * minuteMs;
    return {
      ...begun({ ...ground, paid }),
      at,
      status: 'awaiting',
      method: 'invoice',
      payUntil: at + 7 * dayMs,
    };
  });
}

/** When a request reached a status, ms. */
const cameTo = ({ history }: Of<'fulfillment'>, status: string): number | undefined => {
  const at = history.find((step) => step.status === status)?.at;
  return at === undefined ? undefined : Date.parse(at);
};

/** The deals of booked consultations that were paid before `end`. Cancelled ones were refunded. */
export function bookings(
  requests: Of<'fulfillment'>[],
  {
    publications,
    people,
    end,
    random,
  }: Omit<Ground, 'paid'> & {
    publications: Of<'publication'>[];
    people: readonly Person[];
  },
): Deal[] {
  return requests.flatMap((request): Deal[] => {
    const publication = publications.find(({ contentId }) => contentId === request.consultationId);
    const person = people.find(({ id }) => id === request.client.id);
    const at = cameTo(request, 'new');
    if (publication === undefined || person === undefined || at === undefined || at >= end) return [];
    const refundedAt = cameTo(request, 'cancelled_client') ?? cameTo(request, 'cancelled_author');
    return [
      {
        publication,
        person,
        at,
        status: refundedAt === undefined ? 'paid' : 'refunded',
        method: methodOf(person, random),
        source: sourceOf(person, false, at, random),
        withCoupon: false,
        paidInMs: at - Date.parse(request.createdAt),
        refundedAt,
      },
    ];
  });
}
