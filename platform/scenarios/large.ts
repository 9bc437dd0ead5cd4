import type { Of } from '../records/kinds.ts';
import { clientsOf } from './demo/clients.ts';
import { demoAccount } from './demo.ts';
import { largeCourse, largeMedia, lectureAt, type LargeCounts } from './largeContents.ts';
import { buyersOf, personAt, purchaseAt, type Market } from './largePeople.ts';
import { coverNames, noRows, type LongScenario, type ScenarioAuthor } from './scenario.ts';
import { demoProfile, tagsOf } from './standard.ts';

/** How many rows a portion has. */
const portion = 1000;

/** Numbers from 0 to `count`, exclusive, one portion at a time. */
function* portions(count: number): Generator<number[]> {
  for (let from = 0; from < count; from += portion) {
    yield Array.from({ length: Math.min(portion, count - from) }, (_, at) => from + at);
  }
}

const isRow = <T>(row: T | null): row is T => row !== null;

/** The sales of each content: number and sum. */
class Sales {
  readonly #sold = new Map<string, { salesCount: number; revenueKopecks: number }>();

  count({ contentId, amountKopecks, paidAt }: Of<'purchase'>): void {
    if (paidAt == null) return;
    const { salesCount, revenueKopecks } = this.#sold.get(contentId) ?? { salesCount: 0, revenueKopecks: 0 };
    this.#sold.set(contentId, {
      salesCount: salesCount + 1,
      revenueKopecks: revenueKopecks + amountKopecks,
    });
  }

  /** A publication with its sales. */
  of(publication: Of<'publication'>): Of<'publication'> {
    return { ...publication, ...this.#sold.get(publication.contentId) };
  }
}

/** The clients of a portion with their purchases. The purchases are generated again, because not all of them fit in memory. */
function clientRows(numbers: number[], purchasesBy: number[][], market: Market): Of<'client'>[] {
  const purchases = numbers
    .flatMap((client) => purchasesBy[client] ?? [])
    .toSorted((a, b) => a - b)
    .map((at) => purchaseAt(at, market));
  return clientsOf(numbers.map(personAt), purchases, market.now);
}

/**
 * An author after three busy years, in portions, so that not everything is in memory at once: contents, then purchases from the oldest, then their
 * clients, and publications with their sales.
 */
export function largeOf(counts: LargeCounts): LongScenario {
  return function* (now) {
    const profile = demoProfile(now);
    const part = (rows: Partial<ScenarioAuthor>) => ({ ...noRows, account: demoAccount, profile, ...rows });
    yield part({
      covers: coverNames,
      media: largeMedia,
      tags: tagsOf(now),
    });

    const publications: Of<'publication'>[] = [];
    for (const numbers of portions(counts.lectures)) {
      const made = numbers.map((at) => lectureAt(now, at));
      publications.push(...made.map(({ publication }) => publication).filter(isRow));
      yield part({
        streams: made.map(({ stream }) => stream).filter(isRow),
        lectures: made.map(({ lecture }) => lecture),
      });
    }
    const { course, publication } = largeCourse(now, counts);
    publications.push(publication);
    yield part({ courses: [course] });

    const goods = publications.filter(({ publishedAt }) => publishedAt != null);
    const market: Market = { now, counts, buyers: buyersOf(counts), goods };
    const purchasesBy: number[][] = Array.from({ length: counts.clients }, () => []);
    const sales = new Sales();
    for (const numbers of portions(counts.purchases)) {
      const purchases = numbers.map((at) => purchaseAt(at, market));
      for (const purchase of purchases) sales.count(purchase);
      for (const at of numbers) purchasesBy[market.buyers[at] ?? 0]?.push(at);
      yield part({ purchases });
    }
    for (const numbers of portions(counts.clients)) {
      yield part({ clients: clientRows(numbers, purchasesBy, market) });
    }
    for (const numbers of portions(publications.length)) {
      const rows = numbers.map((at) => publications[at] ?? null).filter(isRow);
      yield part({ publications: rows.map((row) => sales.of(row)) });
    }
  };
}

/** 100 000 purchases, 50 000 clients, 5 000 lectures, and a course of 200 modules with 50 lectures each. */
export const large = largeOf({
  lectures: 5000,
  modules: 200,
  places: 50,
  clients: 50_000,
  purchases: 100_000,
});
