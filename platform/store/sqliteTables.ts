import type { DatabaseSync } from 'node:sqlite';
import { logFailure } from '#lib/log.ts';
import { Revisions } from './revisions.ts';
import type { Facet } from './store.ts';
import { Table, type Entry } from './table.ts';

const isObject = (value: unknown): value is Record<string, Facet> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facets of a document; null if it is damaged. Values are not validated one by one: there are hundreds of thousands. */
function facetsOf(text: string): Record<string, Facet> | null {
  try {
    const facets: unknown = JSON.parse(text);
    return isObject(facets) ? facets : null;
  } catch {
    return null;
  }
}

/** The tables that were used, each read from the documents once and updated by the changes. */
export function tablesOf(read: DatabaseSync, write: DatabaseSync) {
  const tables = new Map<string, Table>();
  const revisions = new Revisions();
  const all = read.prepare('SELECT id, facets, search FROM documents WHERE author = ? AND kind = ?');
  // Over the writing connection it changes only when another process has written.
  const version = write.prepare('PRAGMA data_version');
  let known = version.get()?.['data_version'];

  const keyOf = (author: string, kind: string) => `${kind}/${author}`;

  function load(author: string, kind: string): Table {
    const table = new Table();
    for (const row of all.iterate(author, kind)) {
      const id = String(row['id']);
      const facets = facetsOf(String(row['facets']));
      if (facets === null) logFailure('Left out of lists:', `the facets of ${kind} ${id} are damaged`);
      else table.put(id, { facets, search: String(row['search']) });
    }
    return table;
  }

  /** Drops tables when another process has written. */
  function catchUp(): void {
    const now = version.get()?.['data_version'];
    if (now === known) return;
    known = now;
    tables.clear();
    revisions.riseAll();
  }

  return {
    get(author: string, kind: string): Table {
      catchUp();
      const key = keyOf(author, kind);
      const table = tables.get(key) ?? load(author, kind);
      tables.set(key, table);
      return table;
    },
    revision(author: string): number {
      catchUp();
      return revisions.of(author);
    },
    /** Marks everything read of an author as outdated. */
    rise: (author: string): void => revisions.rise(author),
    apply(author: string, kind: string, changes: ReadonlyMap<string, Entry | null>): void {
      tables.get(keyOf(author, kind))?.apply(changes);
      revisions.rise(author);
    },
  };
}

type Tables = ReturnType<typeof tablesOf>;

/** What one change has written to the tables: private until it is committed. */
export class Draft {
  readonly #author: string;
  readonly #tables: Tables;
  readonly #written = new Map<string, Map<string, Entry | null>>();
  /** Tables as this change sees them: copies with what it has written. */
  readonly #seen = new Map<string, Table>();

  constructor(author: string, tables: Tables) {
    this.#author = author;
    this.#tables = tables;
  }

  set(kind: string, id: string, entry: Entry | null): void {
    const written = this.#written.get(kind) ?? new Map<string, Entry | null>();
    this.#written.set(kind, written.set(id, entry));
    this.#seen.get(kind)?.apply(new Map([[id, entry]]));
  }

  table(kind: string): Table {
    const written = this.#written.get(kind);
    if (written === undefined) return this.#tables.get(this.#author, kind);
    const known = this.#seen.get(kind);
    if (known !== undefined) return known;
    const copy = this.#tables.get(this.#author, kind).copy();
    copy.apply(written);
    this.#seen.set(kind, copy);
    return copy;
  }

  /** A damaged document may have gone out of a table that everyone reads. */
  rise(): void {
    this.#tables.rise(this.#author);
  }

  /** Shows everyone what was written. */
  publish(): void {
    for (const [kind, written] of this.#written) this.#tables.apply(this.#author, kind, written);
  }
}
