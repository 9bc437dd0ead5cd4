/**
 * Lists whose items carry their place: `orderNumber` 1..n without holes. Each function gives a new list in that order and
 * leaves the old one as it was.
 */

/** An item of an ordered list. */
export interface Ordered {
  id: string;
  /** From 1. */
  orderNumber: number;
}

/** The items in their order, numbered anew. Of equal numbers the earlier item stays first. */
export function inOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items
    .toSorted((one, other) => one.orderNumber - other.orderNumber)
    .map((item, index) => (item.orderNumber === index + 1 ? item : { ...item, orderNumber: index + 1 }));
}

/**
 * Puts an item at the place that its number names, instead of an older copy of the same id; the others move along. A number
 * past the end, `Infinity` too, is the last place.
 */
export function placed<Item extends Ordered>(items: readonly Item[], item: Item): Item[] {
  const others = without(items, item.id);
  const at = Math.min(Math.max(item.orderNumber, 1), others.length + 1);
  const list = others.toSpliced(at - 1, 0, item);
  return list.map((other, index) => ({ ...other, orderNumber: index + 1 }));
}

/** Takes an item out; those after it move up. */
export function without<Item extends Ordered>(items: readonly Item[], id: string): Item[] {
  return inOrder(items.filter((item) => item.id !== id));
}
