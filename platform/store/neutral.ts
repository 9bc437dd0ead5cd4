import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** A text that every database accepts: without zero characters and lone surrogates. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

const facet = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);

/** What every database stores, in neutral terms. Transient counters, such as revisions, are left out. */
const rowSchemas = {
  accounts: v.object({ id: v.string(), email: v.string(), passwordHash: v.string() }),
  attempts: v.object({ key: v.string(), moments: v.array(v.number()) }),
  documents: v.object({
    author: v.string(),
    kind: v.string(),
    id: v.string(),
    /** As it is stored, even if damaged. */
    body: v.string(),
    /** Without nulls, which find nothing. */
    facets: v.record(v.string(), facet),
    search: v.string(),
    uniqueKey: v.nullable(v.string()),
  }),
  /** Without its holder, which exists only in the old place. */
  jobs: v.object({
    kind: v.string(),
    owner: v.string(),
    id: v.string(),
    data: v.string(),
    dueAt: v.number(),
    place: v.number(),
  }),
  sessions: v.object({
    tokenHash: v.string(),
    authorId: v.string(),
    expiresAt: v.number(),
    // Omitted if unknown, so that the sums of older backups still match.
    seenAt: v.optional(v.number()),
    agent: v.optional(v.string()),
  }),
  tickets: v.object({
    purpose: v.string(),
    owner: v.string(),
    digest: v.string(),
    expiresAt: v.number(),
  }),
};

export type TableName = keyof typeof rowSchemas;
export type RowOf<T extends TableName> = v.InferOutput<(typeof rowSchemas)[T]>;
/** A row and the table it is of. */
export type NeutralRow = { [T in TableName]: { table: T; row: RowOf<T> } }[TableName];

/** The tables in the order in which they are read and written. */
export const tableNames = ['accounts', 'attempts', 'documents', 'jobs', 'sessions', 'tickets'] as const;

/** Parses a row. Throws if it is invalid. */
export function rowOf(table: TableName, found: unknown): NeutralRow {
  if (table !== 'sessions') return { table, row: v.parse(rowSchemas[table], found) } as NeutralRow;
  const { seenAt, agent, ...row } = v.parse(rowSchemas.sessions, found);
  return { table, row: { ...row, ...(seenAt ? { seenAt } : {}), ...(agent ? { agent } : {}) } };
}

/** Facets in a fixed order, without nulls, so that equal ones give equal text. */
export function plainFacets(facets: Record<string, unknown>): Record<string, unknown> {
  const told = Object.entries(facets).filter(([, value]) => value !== null);
  return Object.fromEntries(told.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Rows of a database, or of a file. */
export interface RowsEnd {
  /** The id of a database that several folders may share, if it is one. */
  readonly id: string | null;
  /** All rows as of one moment: table by table, each in the order of its key. */
  read(): AsyncIterable<NeutralRow>;
  /** Whether there is none. */
  isEmpty(): Promise<boolean>;
  clear(): Promise<void>;
  /** Adds rows that do not exist yet. */
  write(rows: readonly NeutralRow[]): Promise<void>;
  /** Gives it the id of the database whose rows it has; absent if it has no id. */
  become?(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The number of rows in a table, and a digest of all of them. */
type Sums = Record<TableName, { count: number; digest: string }>;

/** Rows per write. */
const together = 200;

/** A row as a line. Two databases with equal content give equal lines. */
export const lineOf = ({ table, row }: NeutralRow): string =>
  JSON.stringify([table, row], (_key, value: unknown) => (typeof value === 'string' ? clean(value) : value));

/** Sums rows as they pass. */
export function summing() {
  const sums = new Map(tableNames.map((name) => [name, { count: 0, hash: createHash('sha256') }]));
  return {
    async *through(rows: AsyncIterable<NeutralRow>): AsyncGenerator<NeutralRow> {
      for await (const one of rows) {
        const sum = sums.get(one.table);
        if (sum !== undefined) sum.count += 1;
        sum?.hash.update(`${lineOf(one)}\n`);
        yield one;
      }
    },
    /** Call it once, at the end. */
    sums(): Sums {
      const told = [...sums].map(([name, { count, hash }]) => [name, { count, digest: hash.digest('hex') }]);
      return Object.fromEntries(told) as Sums;
    },
  };
}

/** The sums of all rows. */
export async function sumsOf(end: RowsEnd): Promise<Sums> {
  const summed = summing();
  for await (const _row of summed.through(end.read()));
  return summed.sums();
}

/** Replaces all rows of a place by copies of those of another. Returns the sums of what was read. */
export async function copyRows(
  from: Pick<RowsEnd, 'read'>,
  to: RowsEnd,
  say: (count: number) => void,
): Promise<Sums> {
  await to.clear();
  const summed = summing();
  let batch: NeutralRow[] = [];
  let count = 0;
  const flush = async () => {
    await to.write(batch);
    count += batch.length;
    batch = [];
    say(count);
  };
  for await (const one of summed.through(from.read())) {
    batch.push(one);
    if (batch.length === together) await flush();
  }
  await flush();
  return summed.sums();
}

/** The tables in which two places differ, in words. */
export const differences = (one: Sums, other: Sums): string[] =>
  tableNames.flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    if (left.count !== right.count) return [`${name}: ${left.count} rows here, ${right.count} there`];
    return left.digest === right.digest ? [] : [`${name}: the rows are not the same`];
  });

/** How many rows there are in all. */
export const rowsIn = (sums: Sums): number => Object.values(sums).reduce((sum, { count }) => sum + count, 0);
