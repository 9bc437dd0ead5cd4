import { firstOf } from './postgresKeys.ts';

const bits = new DataView(new ArrayBuffer(8));
const sign = 1n << 63n;

/** The number from its sixteen sortable digits. */
function numberOf(digits: string): number {
  const ordered = BigInt(`0x${digits}`);
  bits.setBigUint64(0, ordered >= sign ? ordered - sign : BigInt.asUintN(64, ~ordered));
  return bits.getFloat64(0);
}

/** The value of a key: the inverse of `keyOf`. */
function valueOf(key: string): string | number | boolean {
  const rest = key.slice(1);
  if (key.startsWith(firstOf.string)) return rest;
  return key.startsWith(firstOf.number) ? numberOf(rest) : rest === '1';
}

/** All facets of a document from its two columns: `keys` has those with an order, the other has lists, and numbers again. */
export function facetsOfColumns(
  keys: Record<string, string>,
  lists: Record<string, unknown>,
): Record<string, unknown> {
  const ordered = Object.entries(keys).map(([field, key]): [string, unknown] => [field, valueOf(key)]);
  return { ...lists, ...Object.fromEntries(ordered) };
}
