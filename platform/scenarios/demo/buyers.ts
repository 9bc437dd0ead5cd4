import type { Random } from '../random.ts';
import type { Person } from './people.ts';
import type { Sale } from './sales.ts';

/** How many different people have bought by a share of the sales. Early on most buyers are new. */
const newcomersBy = (share: number, people: number) => Math.ceil(people * share ** 0.8);

/**
 * Finds a buyer for each sale, in chronological order. Everyone buys at least once, and some return often. Nobody buys twice what can be bought
 * only once.
 */
export function findBuyers(
  sales: Sale[],
  people: readonly Person[],
  random: Random,
): { person: Person; sale: Sale }[] {
  const waiting = random.shuffle(people);
  const joined: Person[] = [];
  const owned = new Set<string>();

  const keyOf = (person: Person, { publication }: Sale) => `${person.id} ${publication.id}`;
  const mayBuy = (person: Person, sale: Sale) =>
    sale.publication.contentType === 'consultation' || !owned.has(keyOf(person, sale));

  function joinedBuyer(sale: Sale): Person | undefined {
    for (let tries = 0; tries < 12 && joined.length > 0; tries++) {
      // Recent buyers return more often, and every ninth buyer is a loyal one.
      const recent = Math.floor(joined.length * Math.sqrt(random.next()));
      const person = joined[random.chance(0.3) ? recent - (recent % 9) : recent];
      if (person !== undefined && mayBuy(person, sale)) return person;
    }
    return undefined;
  }

  function newcomer(): Person | undefined {
    const person = waiting.pop();
    if (person !== undefined) joined.push(person);
    return person;
  }

  return sales.map((sale, at) => {
    const due = joined.length < newcomersBy((at + 1) / sales.length, people.length);
    const person =
      (due ? newcomer() : joinedBuyer(sale)) ??
      newcomer() ??
      joined.find((one) => mayBuy(one, sale)) ??
      random.pick(joined);
    owned.add(keyOf(person, sale));
    return { person, sale };
  });
}
