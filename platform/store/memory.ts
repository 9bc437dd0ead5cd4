import { asPromise } from './asPromise.ts';
import { memoryAccounts } from './memoryAccounts.ts';
import { memoryJobs, memoryJobsWriter, type KeptJobs } from './memoryJobs.ts';
import { Revisions } from './revisions.ts';
import {
  TakenError,
  type Doc,
  type Found,
  type Rows,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';
import { Table } from './table.ts';
import { fold } from '#lib/text/fold.ts';

interface Row {
  /** JSON, so that nobody has a reference into the store. */
  body: string;
  unique: string | null;
}

/** The documents of a kind. After its change nobody writes to it: the next change writes to a copy. */
class Shelf {
  rows = new Map<string, Row>();
  table = new Table();
  /** Unique key → id. */
  #owners = new Map<string, string>();

  copy(): Shelf {
    const copy = new Shelf();
    copy.rows = new Map(this.rows);
    copy.table = this.table.copy();
    copy.#owners = new Map(this.#owners);
    return copy;
  }

  put(id: string, row: Row): void {
    const { unique } = row;
    if (unique !== null && (this.#owners.get(unique) ?? id) !== id) throw new TakenError(`«${unique}»`);
    this.#forget(id);
    if (unique !== null) this.#owners.set(unique, id);
    this.rows.set(id, row);
  }

  remove(id: string): boolean {
    this.#forget(id);
    this.table.remove(id);
    return this.rows.delete(id);
  }

  #forget(id: string): void {
    const unique = this.rows.get(id)?.unique ?? null;
    if (unique !== null) this.#owners.delete(unique);
  }
}

/** Kind → documents. */
type Shelves = Map<string, Shelf>;

/** A store in memory. */
export interface MemoryStore extends Store {
  /** A copy of documents and accounts at this moment: neither sees later writes of the other. */
  fork(): Promise<MemoryStore>;
}

const nothing = new Shelf();

/** `rise` is called when the results of lists change. */
function reader(shelves: () => Shelves, rise: () => void): RowsReader {
  const shelf = (kind: string) => shelves().get(kind) ?? nothing;
  const bodies = (kind: string, ids: string[]) =>
    ids.flatMap((id) => {
      const row = shelf(kind).rows.get(id);
      return row === undefined ? [] : [JSON.parse(row.body) as Doc];
    });
  return {
    get: (kind, id) => asPromise(() => bodies(kind, [id])[0] ?? null),
    list: (kind, query = {}) =>
      asPromise((): Found => {
        const { ids, count } = shelf(kind).table.find(query);
        return { list: bodies(kind, ids), count };
      }),
    sum: (kind, query, fields) => asPromise(() => shelf(kind).table.sum(query, fields)),
    setAside: (kind, id) =>
      asPromise(() => {
        shelf(kind).table.remove(id);
        rise();
      }),
    leftOut: (kind) => asPromise(() => shelf(kind).rows.size - shelf(kind).table.size),
  };
}

function writer(draft: Shelves, jobs: KeptJobs, rise: () => void): RowsWriter {
  const written = new Set<string>();
  /** The documents of a kind that this change writes to. */
  function own(kind: string): Shelf {
    const known = draft.get(kind);
    if (known !== undefined && written.has(kind)) return known;
    const copy = known?.copy() ?? new Shelf();
    written.add(kind);
    draft.set(kind, copy);
    return copy;
  }
  return {
    ...reader(() => draft, rise),
    put: (kind, doc, { facets, search = '', unique = null }) =>
      asPromise(() => {
        const shelf = own(kind);
        shelf.put(doc.id, { body: JSON.stringify(doc), unique });
        shelf.table.put(doc.id, { facets, search: fold(search) });
      }),
    remove: (kind, id) => asPromise(() => draft.get(kind)?.rows.has(id) === true && own(kind).remove(id)),
    jobs: memoryJobsWriter(() => jobs),
  };
}

function storeOf(authors: Map<string, Shelves>): MemoryStore {
  const accounts = memoryAccounts();
  const revisions = new Revisions();
  let jobs: KeptJobs = new Map();
  let last: Promise<unknown> = Promise.resolve();

  /** Changes run one after another. */
  function alone<T>(work: () => Promise<T>): Promise<T> {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  }

  function rows(authorId: string): Rows {
    const shelves = () => authors.get(authorId) ?? new Map<string, Shelf>();
    const rise = () => revisions.rise(authorId);
    return {
      ...reader(shelves, rise),
      revision: () => asPromise(() => revisions.of(authorId)),
      change: (work) =>
        alone(async () => {
          // Readers see the old documents until the whole change is done.
          const draft: Shelves = new Map(shelves());
          const draftJobs = new Map(jobs);
          const result = await work(writer(draft, draftJobs, rise));
          authors.set(authorId, draft);
          jobs = draftJobs;
          rise();
          return result;
        }),
    };
  }

  return {
    of: rows,
    accounts,
    jobs: memoryJobs(() => jobs, alone),
    async fork() {
      await last;
      const copy = storeOf(new Map(authors));
      for (const account of await accounts.all()) await copy.accounts.put(account);
      return copy;
    },
    close: () => last.then(() => undefined),
  };
}

/** A store that lives as long as its object: for stories and tests. */
export function memoryStore(): MemoryStore {
  return storeOf(new Map());
}
