import { compare, sortable } from './columns.ts';
import type { Facet } from './store.ts';

/** Returns whether to go on. */
type Visit = (row: number) => boolean;

/** All rows by the values of one facet, ascending, missing values last; equal values by id. */
export class Order {
  readonly #ids: readonly string[];
  readonly #values: () => readonly Facet[];
  readonly #rows: number[];

  /** Reads the ids and values on demand: a row is removed before they change and inserted again after. */
  constructor(ids: readonly string[], values: () => readonly Facet[]) {
    this.#ids = ids;
    this.#values = values;
    this.#rows = ids.map((_, row) => row).sort(this.#comparer());
  }

  #comparer(): (left: number, right: number) => number {
    const [ids, values] = [this.#ids, this.#values()];
    return (left, right) =>
      compare(sortable(values[left]), sortable(values[right])) ||
      ((ids[left] ?? '') < (ids[right] ?? '') ? -1 : 1);
  }

  /** The first row for which a condition holds; it must hold for no earlier row. */
  #firstWhere(holds: (row: number) => boolean): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#rows[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  insert(row: number): void {
    const order = this.#comparer();
    this.#rows.splice(
      this.#firstWhere((other) => order(other, row) > 0),
      0,
      row,
    );
  }

  remove(row: number): void {
    this.#rows.splice(this.#rows.indexOf(row), 1);
  }

  /** The row has another number now. */
  renumber(row: number, other: number): void {
    this.#rows[this.#rows.indexOf(row)] = other;
  }

  /** Visits all rows until told to stop. Descending order also has missing values last, and equal values by id. */
  each(descending: boolean, visit: Visit): void {
    const rows = this.#rows;
    const through = (from: number, end: number) => {
      for (let at = from; at < end; at++) if (!visit(rows[at] ?? 0)) return false;
      return true;
    };
    if (!descending) return void through(0, rows.length);
    const values = this.#values();
    const valueAt = (at: number) => sortable(values[rows[at] ?? 0]);
    const known = this.#firstWhere((row) => sortable(values[row]) === null);
    let end = known;
    while (end > 0) {
      const value = valueAt(end - 1);
      let first = end - 1;
      while (first > 0 && compare(valueAt(first - 1), value) === 0) first--;
      if (!through(first, end)) return;
      end = first;
    }
    through(known, rows.length);
  }
}
