import type { Facet } from './store.ts';

/** A text that PostgreSQL takes: it has neither a zero character nor half of a pair. */
export const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

const bits = new DataView(new ArrayBuffer(8));

/** Sixteen digits that are in the order of the numbers: the bits of a number are, once the sign is turned. */
function digitsOf(value: number): string {
  // Minus zero is zero.
  bits.setFloat64(0, value + 0);
  const whole = bits.getBigUint64(0);
  const ordered = value < 0 ? BigInt.asUintN(64, ~whole) : whole | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
}

/** Where the keys of values of one type begin, and where those of the next do. */
export const firstOf = { boolean: 'b', number: 'n', string: 's' };
export const endOf = { boolean: 'c', number: 'o', string: 't' };

/** A value as a text that sorts as the value does among those of its type, and equals no text of another. */
export function keyOf(value: string | number | boolean): string {
  if (typeof value === 'string') return firstOf.string + clean(value);
  return typeof value === 'number' ? firstOf.number + digitsOf(value) : `${firstOf.boolean}${Number(value)}`;
}

/** Keys of the facets that have a place in an order. */
export function keysOf(facets: Record<string, Facet>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([field, value]) =>
      value === null || Array.isArray(value) ? [] : [[field, keyOf(value)]],
    ),
  );
}

/** Facets that are asked for otherwise than in an order: lists, and numbers that are summed up. */
export function listsAndNumbers(facets: Record<string, Facet>): Record<string, number | string[]> {
  const kept: Record<string, number | string[]> = {};
  for (const [field, value] of Object.entries(facets)) {
    if (Array.isArray(value)) kept[field] = value.map(clean);
    else if (typeof value === 'number') kept[field] = value;
  }
  return kept;
}
