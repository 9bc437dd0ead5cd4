import type { Facet } from './store.ts';

/** A text that PostgreSQL accepts: without zero characters and lone surrogates. */
export const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

const bits = new DataView(new ArrayBuffer(8));

/** Sixteen digits that sort as the numbers do: the bits of the number, with the sign transformed. */
function digitsOf(value: number): string {
  // Minus zero is zero.
  bits.setFloat64(0, value + 0);
  const whole = bits.getBigUint64(0);
  const ordered = value < 0 ? BigInt.asUintN(64, ~whole) : whole | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
}

/** The range of keys for values of one type. */
export const firstOf = { boolean: 'b', number: 'n', string: 's' };
export const endOf = { boolean: 'c', number: 'o', string: 't' };

/** A value as a text that sorts as the value does within its type, and differs from the texts of all other values. */
export function keyOf(value: string | number | boolean): string {
  if (typeof value === 'string') return firstOf.string + clean(value);
  return typeof value === 'number' ? firstOf.number + digitsOf(value) : `${firstOf.boolean}${Number(value)}`;
}

/** Keys of the facets that have an order. */
export function keysOf(facets: Record<string, Facet>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([field, value]) =>
      value === null || Array.isArray(value) ? [] : [[field, keyOf(value)]],
    ),
  );
}

/** Facets that are not queried by order: lists, and numbers that are summed. */
export function listsAndNumbers(facets: Record<string, Facet>): Record<string, number | string[]> {
  const kept: Record<string, number | string[]> = {};
  for (const [field, value] of Object.entries(facets)) {
    if (Array.isArray(value)) kept[field] = value.map(clean);
    else if (typeof value === 'number') kept[field] = value;
  }
  return kept;
}
