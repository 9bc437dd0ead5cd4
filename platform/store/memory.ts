import { memoryAccounts } from './memoryAccounts.ts';
import {
  fold,
  searchWords,
  TakenError,
  type Condition,
  type Doc,
  type Facet,
  type Found,
  type Index,
  type Query,
  type Rows,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';

interface Row {
  /** JSON, so that nobody holds a reference into the store. */
  body: string;
  facets: Record<string, Facet>;
  search: string;
  unique: string | null;
}

/** Kind → id → row. */
type Tables = Map<string, Map<string, Row>>;

function holds(condition: Condition, facet: Facet): boolean {
  if ('in' in condition) return !Array.isArray(facet) && facet !== null && condition.in.includes(facet);
  if ('has' in condition) return Array.isArray(facet) && condition.has.some((value) => facet.includes(value));
  if (facet === null || typeof facet === 'boolean' || Array.isArray(facet)) return false;
  const { from, to } = condition;
  return (from === undefined || facet >= from) && (to === undefined || facet < to);
}

function compare(left: Facet, right: Facet): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left < right ? -1 : left > right ? 1 : 0;
}

type Entry = [id: string, row: Row];

function matching(tables: Tables, kind: string, query: Query): Entry[] {
  const words = searchWords(query.search);
  return [...(tables.get(kind) ?? [])].filter(
    ([, row]) =>
      words.every((word) => row.search.includes(word)) &&
      (query.where ?? []).every((condition) => holds(condition, row.facets[condition.field] ?? null)),
  );
}

function inOrder(entries: Entry[], sort: Query['sort']): Entry[] {
  const sign = sort?.descending === true ? -1 : 1;
  return entries.sort(([leftId, left], [rightId, right]) => {
    const l = sort === undefined ? null : (left.facets[sort.field] ?? null);
    const r = sort === undefined ? null : (right.facets[sort.field] ?? null);
    const order = compare(l, r) * (l === null || r === null ? 1 : sign);
    return order || (leftId < rightId ? -1 : 1);
  });
}

const parse = (row: Row) => JSON.parse(row.body) as Doc;

function reader(tables: () => Tables): RowsReader {
  return {
    get(kind, id) {
      const row = tables().get(kind)?.get(id);
      return Promise.resolve(row === undefined ? null : parse(row));
    },
    list(kind, query = {}): Promise<Found> {
      const entries = inOrder(matching(tables(), kind, query), query.sort);
      const offset = query.offset ?? 0;
      const page = entries.slice(offset, query.limit === undefined ? undefined : offset + query.limit);
      return Promise.resolve({ list: page.map(([, row]) => parse(row)), count: entries.length });
    },
    sum(kind, query, fields) {
      const entries = matching(tables(), kind, query);
      const total = (field: string) =>
        entries.reduce(
          (sum, [, { facets }]) => sum + (typeof facets[field] === 'number' ? facets[field] : 0),
          0,
        );
      return Promise.resolve(Object.fromEntries(fields.map((field) => [field, total(field)])));
    },
  };
}

function writer(tables: Tables): RowsWriter {
  return {
    ...reader(() => tables),
    put(kind, doc, index: Index) {
      const table = tables.get(kind) ?? new Map<string, Row>();
      tables.set(kind, table);
      const unique = index.unique ?? null;
      for (const [id, row] of table) {
        if (unique !== null && id !== doc.id && row.unique === unique) {
          return Promise.reject(new TakenError(`${kind} «${unique}»`));
        }
      }
      table.set(doc.id, {
        body: JSON.stringify(doc),
        facets: structuredClone(index.facets),
        search: fold(index.search ?? ''),
        unique,
      });
      return Promise.resolve();
    },
    remove: (kind, id) => Promise.resolve(tables.get(kind)?.delete(id) ?? false),
  };
}

/** A store that lives as long as its object: for stories and tests. */
export function memoryStore(): Store {
  const authors = new Map<string, Tables>();
  let last: Promise<unknown> = Promise.resolve();

  function rows(authorId: string): Rows {
    const tables = () => authors.get(authorId) ?? new Map<string, Map<string, Row>>();
    return {
      ...reader(tables),
      change(work) {
        const run = last.then(async () => {
          // Readers see the tables as they were until the whole change is done.
          const draft: Tables = new Map([...tables()].map(([kind, table]) => [kind, new Map(table)]));
          const result = await work(writer(draft));
          authors.set(authorId, draft);
          return result;
        });
        last = run.catch(() => undefined);
        return run;
      },
    };
  }

  return { of: rows, accounts: memoryAccounts(), close: () => last.then(() => undefined) };
}
