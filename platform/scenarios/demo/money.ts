import { wasPaid } from '#domain/purchase/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { seeded } from '../random.ts';
import { yearBefore } from './calendar.ts';
import { clientsOf } from './clients.ts';
import { bookings, cancelledDeals, failedDeals, invoices, paidDeals } from './deals.ts';
import { demoPeople, isKnown } from './people.ts';
import { purchaseOf, startOf, type Deal, type PurchaseStatus } from './purchases.ts';
import { salesCounts, salesOf, wasForSale, type SoldUntil } from './sales.ts';
import { endOfOthers, scriptedDeals } from './scripted.ts';

type Publication = Of<'publication'>;

/** How many purchases the demo has, and how many of them were never paid. */
const total = 2400;
const unpaid = { awaiting: 6, failed: 52, cancelled: 44 };
const unpaidTotal = unpaid.awaiting + unpaid.failed + unpaid.cancelled;

/** The number of the newest purchase. */
const lastNumber = 20_421;

/** The clients, their purchases, and the publications with their sales. */
interface Money {
  clients: Of<'client'>[];
  /** Newest first. */
  purchases: Of<'purchase'>[];
  publications: Publication[];
}

/** What is known about the sales, besides the publications. */
interface Facts {
  soldUntil: SoldUntil;
  requests: Of<'fulfillment'>[];
}

/** How many of the deals have a status. */
const countOf = (deals: Deal[], status: PurchaseStatus) =>
  deals.filter((deal) => deal.status === status).length;

function dealsOf(now: number, publications: Publication[], { soldUntil, requests }: Facts): Deal[] {
  const random = seeded(20_400);
  const people = demoPeople();
  const forSale = publications.filter(wasForSale);
  if (forSale.length === 0) return [];
  const end = endOfOthers(now);
  const scripted = scriptedDeals(now, forSale, people);
  const known = [...scripted, ...bookings(requests, { publications: forSale, people, end, random })];
  const ends = { end, soldUntil };

  const calendar = yearBefore(now);
  const counts = salesCounts(forSale, total - unpaidTotal, ends, random);
  const sales = forSale.flatMap((publication) => {
    const told = known.filter((deal) => deal.publication === publication && wasPaid(deal));
    const count = Math.max(0, (counts.get(publication.id) ?? 0) - told.length);
    return salesOf(publication, count, { calendar, ends, random });
  });
  sales.sort((one, other) => one.at - other.at);

  const crowd = people.filter((person) => person.isBuyer && !isKnown(person));
  const paid = paidDeals(sales, crowd, end, random);
  const ground = { paid, end, random };
  return [
    ...known,
    ...paid,
    ...invoices(unpaid.awaiting - countOf(scripted, 'awaiting'), ground),
    ...failedDeals(unpaid.failed - countOf(scripted, 'failed'), ground),
    ...cancelledDeals(unpaid.cancelled - countOf(scripted, 'cancelled'), ground),
  ];
}

/** Publications with their real sales. Free contents have no purchases, so they keep their count. */
function withSales(publications: Publication[], purchases: Of<'purchase'>[]): Publication[] {
  const sold = new Map<string, { salesCount: number; revenueKopecks: number }>();
  for (const { contentId, paidAt, amountKopecks } of purchases) {
    if (paidAt == null) continue;
    const { salesCount, revenueKopecks } = sold.get(contentId) ?? { salesCount: 0, revenueKopecks: 0 };
    sold.set(contentId, { salesCount: salesCount + 1, revenueKopecks: revenueKopecks + amountKopecks });
  }
  return publications.map((publication) => ({
    ...publication,
    ...(publication.costKopecks === 0 ? { revenueKopecks: 0 } : { salesCount: 0, revenueKopecks: 0 }),
    ...sold.get(publication.contentId),
  }));
}

/**
 * A year of the demo's money. A publication with a number of sales is sold exactly that often; the others that were for sale share the rest. Paid
 * requests count as sales of their consultations. Each publication gets its counts and its revenue: what clients paid, before fees and refunds.
 */
export function demoMoney(
  now: number,
  publications: Publication[],
  soldUntil: SoldUntil = {},
  requests: Of<'fulfillment'>[] = [],
): Money {
  const deals = dealsOf(now, publications, { soldUntil, requests }).toSorted(
    (one, other) => startOf(other) - startOf(one),
  );
  const purchases = deals.map((deal, at) => purchaseOf(deal, lastNumber - at));
  return {
    clients: clientsOf(demoPeople(), purchases.toReversed(), now),
    purchases,
    publications: withSales(publications, purchases),
  };
}
