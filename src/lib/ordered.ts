/**
 * Lists whose items carry their place: `orderNumber` 1..n without holes. Each function gives a new list in that order and
 * leaves the old one as it was; an item whose number stays is the same object.
 */

/** An item of an ordered list. */
export interface Ordered {
  id: string;
  /** From 1. */
  orderNumber: number;
}

const numbered = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  items.map((item, at) => (item.orderNumber === at + 1 ? item : { ...item, orderNumber: at + 1 }));

/** The items in their order, numbered anew. Of equal numbers the earlier item stays first. */
export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  numbered(items.toSorted((one, other) => one.orderNumber - other.orderNumber));

/** Takes an item out; those after it move up. */
export const without = <Item extends Ordered>(items: readonly Item[], id: string): Item[] =>
  inOrder(items.filter((item) => item.id !== id));

/**
 * Puts an item at the place that its number names, instead of an older copy of the same id; the others move along. A number
 * past the end, `Infinity` too, is the last place.
 */
export function placed<Item extends Ordered>(items: readonly Item[], item: Item): Item[] {
  const others = without(items, item.id);
  return numbered(others.toSpliced(Math.max(0, item.orderNumber - 1), 0, item));
}
