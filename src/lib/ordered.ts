/**
 * Lists whose items carry their place: `orderNumber` 1..n without gaps. Each function returns a new list in that order and does not change the old
 * one. An item whose number stays the same is the same object.
 */

/** An item of an ordered list. */
export interface Ordered {
  id: string;
  /** From 1. */
  orderNumber: number;
}

const numbered = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  items.map((item, at) => (item.orderNumber === at + 1 ? item : { ...item, orderNumber: at + 1 }));

/** Sorts the items and numbers them again. Among equal numbers the earlier item stays first. */
export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  numbered(items.toSorted((one, other) => one.orderNumber - other.orderNumber));

/** Removes an item; later ones move up. */
export const without = <Item extends Ordered>(items: readonly Item[], id: string): Item[] =>
  inOrder(items.filter((item) => item.id !== id));

/**
 * Puts an item at the place of its number, replacing an older copy with the same id; the others move. A number past the end, including `Infinity`, is
 * the last place.
 */
export function placed<Item extends Ordered>(items: readonly Item[], item: Item): Item[] {
  const others = without(items, item.id);
  return numbered(others.toSpliced(Math.max(0, item.orderNumber - 1), 0, item));
}
