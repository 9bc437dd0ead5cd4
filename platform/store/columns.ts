import type { Condition, Facet } from './store.ts';

/** With more distinct values than this, a column does not share them. */
const maxPooled = 4096;

/** The values of one facet, by row. Texts that many rows share are stored once. */
export class Column {
  readonly values: Facet[];
  /** null once there are too many. */
  #pool: Map<string, string> | null = new Map();

  constructor(values: Facet[]) {
    this.values = values;
  }

  #shared(text: string): string {
    const known = this.#pool?.get(text);
    if (known !== undefined || this.#pool === null) return known ?? text;
    if (this.#pool.size < maxPooled) this.#pool.set(text, text);
    else this.#pool = null;
    return text;
  }

  at(row: number): Facet {
    return this.values[row] ?? null;
  }

  set(row: number, value: Facet): void {
    if (Array.isArray(value)) this.values[row] = value.map((item) => this.#shared(item));
    else this.values[row] = typeof value === 'string' ? this.#shared(value) : value;
  }
}

/** A condition as a predicate. */
export function testOf(condition: Condition): (facet: Facet) => boolean {
  if ('in' in condition) {
    const values = new Set<Facet>(condition.in);
    const [only] = condition.in;
    if (values.size === 1) return (facet) => facet === only;
    return (facet) => facet !== null && values.has(facet);
  }
  if ('has' in condition) {
    const values = new Set(condition.has);
    return (facet) => Array.isArray(facet) && facet.some((item) => values.has(item));
  }
  const { from, to } = condition;
  const type = typeof (from ?? to);
  // A range without ends means equality; numbers and texts are not comparable.
  if (from === undefined && to === undefined)
    return (facet) => typeof facet === 'string' || typeof facet === 'number';
  return (facet) =>
    facet !== null &&
    typeof facet === type &&
    (from === undefined || facet >= from) &&
    (to === undefined || facet < to);
}

/** A value as sorts see it: lists have no order. */
export function sortable(value: Facet | undefined): Facet {
  return value === undefined || Array.isArray(value) ? null : value;
}

/** Compares two values: missing ones come last. */
export function compare(left: Facet, right: Facet): number {
  return left === null || right === null
    ? Number(left === null) - Number(right === null)
    : left < right
      ? -1
      : Number(left > right);
}
