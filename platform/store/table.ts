import { Column, compare, sortable, testOf } from './columns.ts';
import { Order } from './order.ts';
import { packed } from './packed.ts';
import { searchWords, type Facet, type Query } from './store.ts';

/** What a table knows of a document. */
export interface Entry {
  facets: Record<string, Facet>;
  /** Folded. */
  search: string;
}

/** The rows that match, a byte for each row. */
interface Matches {
  mask: Uint8Array;
  count: number;
}

/** A sort of all rows is rebuilt rather than mended where more rows than this have changed at once. */
const maxMended = 64;

/** Questions whose matches are kept until something is written. */
const maxAsked = 4;

/**
 * The documents of one kind and author by what they are found by, in memory: a column for each facet, the texts to search in,
 * and the sorts that were asked for. Every store finds by it, so all of them find the same; the bodies are the store's.
 */
export class Table {
  #ids: string[] = [];
  #texts: string[] = [];
  #columns = new Map<string, Column>();
  #rows = new Map<string, number>();
  /** By the field that was asked for; by id under the empty one. */
  readonly #orders = new Map<string, Order>();
  /** The last questions: a page, its totals and the page after it ask the same. */
  readonly #asked = new Map<string, Matches>();

  /** A table with the same documents, which shares nothing with this one. */
  copy(): Table {
    const copy = new Table();
    copy.#ids = this.#ids.slice();
    copy.#texts = this.#texts.slice();
    copy.#rows = new Map(this.#rows);
    for (const [field, { values }] of this.#columns) copy.#columns.set(field, new Column(values.slice()));
    return copy;
  }

  /** Documents in all. */
  get size(): number {
    return this.#ids.length;
  }

  /** Applies what a change wrote: null removes. */
  apply(changes: ReadonlyMap<string, Entry | null>): void {
    if (changes.size > maxMended) this.#orders.clear();
    for (const [id, entry] of changes) {
      if (entry === null) this.remove(id);
      else this.put(id, entry);
    }
  }

  /** Adds or replaces what a document is found by. */
  put(id: string, { facets, search }: Entry): void {
    this.#asked.clear();
    const known = this.#rows.get(id);
    const row = known ?? this.#ids.length;
    const moved = [...this.#orders].filter(
      ([field]) =>
        known === undefined || compare(sortable(this.#at(field, row)), sortable(facets[field])) !== 0,
    );
    if (known !== undefined) for (const [, order] of moved) order.remove(row);
    this.#rows.set(id, row);
    this.#ids[row] = id;
    this.#texts[row] = packed(search);
    for (const [field, column] of this.#columns) if (!Object.hasOwn(facets, field)) column.set(row, null);
    for (const field of Object.keys(facets)) {
      const value = facets[field] ?? null;
      this.#column(field).set(row, value === id ? id : value);
    }
    for (const [, order] of moved) order.insert(row);
  }

  /** Forgets a document, where it is known. */
  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#asked.clear();
    // The last row takes the place of the one that goes.
    const last = this.#ids.length - 1;
    for (const order of this.#orders.values()) {
      order.remove(row);
      if (row !== last) order.renumber(last, row);
    }
    for (const { values } of this.#columns.values()) {
      values[row] = values[last] ?? null;
      values.pop();
    }
    const lastId = this.#ids[last] ?? '';
    this.#ids[row] = lastId;
    this.#texts[row] = this.#texts[last] ?? '';
    this.#rows.set(lastId, row);
    this.#ids.pop();
    this.#texts.pop();
    this.#rows.delete(id);
  }

  #column(field: string): Column {
    const known = this.#columns.get(field);
    if (known !== undefined) return known;
    // The rows before this one have no value.
    const column = new Column(this.#ids.map(() => null));
    this.#columns.set(field, column);
    return column;
  }

  #at(field: string, row: number): Facet {
    return this.#columns.get(field)?.at(row) ?? null;
  }

  #order(field: string): Order {
    const known = this.#orders.get(field);
    if (known !== undefined) return known;
    const order = new Order(this.#ids, () => this.#columns.get(field)?.values ?? []);
    this.#orders.set(field, order);
    return order;
  }

  #match({ where = [], search }: Query): Matches {
    const words = searchWords(search).map(packed);
    const key = JSON.stringify([where, words]);
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const mask = new Uint8Array(this.size).fill(1);
    const keep = <T>(values: T[], test: (value: T) => boolean) => {
      for (let row = 0; row < mask.length; row++) {
        if (mask[row] === 1 && !test(values[row] as T)) mask[row] = 0;
      }
    };
    for (const condition of where) {
      const column = this.#columns.get(condition.field);
      if (column === undefined) mask.fill(0);
      else keep(column.values, testOf(condition));
    }
    // The longest word is the rarest.
    for (const word of words.toSorted((a, b) => b.length - a.length))
      keep(this.#texts, (text) => text.includes(word));
    let count = 0;
    for (const byte of mask) count += byte;
    const matches = { mask, count };
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size >= maxAsked) this.#asked.delete(oldest);
    this.#asked.set(key, matches);
    return matches;
  }

  /** Ids of the page that a query asks for, in order, and the count of all that match. */
  find(query: Query): { ids: string[]; count: number } {
    const { mask, count } = this.#match(query);
    const ids: string[] = [];
    const { offset = 0, limit = count, sort } = query;
    const size = Math.max(0, Math.min(limit, count - offset));
    let skip = offset;
    this.#order(sort?.field ?? '').each(sort?.descending ?? false, (row) => {
      if (ids.length === size) return false;
      if (mask[row] === 1 && skip-- <= 0) ids.push(this.#ids[row] ?? '');
      return true;
    });
    return { ids, count };
  }

  /** Totals of number facets over all that match. */
  sum(query: Query, fields: string[]): Record<string, number> {
    const { mask } = this.#match(query);
    const total = (field: string) => {
      const values = this.#columns.get(field)?.values ?? [];
      let sum = 0;
      for (let row = 0; row < values.length; row++) {
        const value = values[row];
        if (mask[row] === 1 && typeof value === 'number') sum += value;
      }
      return sum;
    };
    return Object.fromEntries(fields.map((field) => [field, total(field)]));
  }
}
