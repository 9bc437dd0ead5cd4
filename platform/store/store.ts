import { fold } from '#lib/text/fold.ts';
import type { Accounts } from './accounts.ts';
import type { Jobs, JobsWriter } from './jobs.ts';

/** A JSON document of an author. Times are ISO 8601 in UTC. */
export interface Doc {
  id: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** What a facet may hold. Texts are compared by `fold`ed letters when the writer folds them. */
export type Facet = string | number | boolean | null | string[];

/** What a document is found by. It is written with the document, so that a list never opens the bodies it leaves out. */
export interface Index {
  /** Fields to filter and sort by. One that is called `id` is the id of the document. */
  facets: Record<string, Facet>;
  /** Text to search in, any case. */
  search?: string;
  /** A key that no other document of this kind and author has. */
  unique?: string;
}

/** One condition of a filter; all of them must hold. */
export type Condition =
  /** The facet is one of the values. */
  | { field: string; in: (string | number | boolean)[] }
  /** The facet, a list, holds one of the values. */
  | { field: string; has: string[] }
  /** From `from` (included) to `to` (left out). */
  | { field: string; from?: string | number; to?: string | number };

export interface Query {
  where?: Condition[];
  /** Words that must all occur, in any case and order. */
  search?: string;
  /** Documents without the facet come last either way; ties are settled by id, so that pages never overlap. */
  sort?: { field: string; descending?: boolean };
  offset?: number;
  /** All when absent. */
  limit?: number;
}

/** `count` is the total that match, whatever the page. */
export interface Found {
  list: Doc[];
  count: number;
}

/** Reads the rows of one author. */
export interface RowsReader {
  /** Throws `DamagedError` where what is kept is no document. */
  get(kind: string, id: string): Promise<Doc | null>;
  list(kind: string, query?: Query): Promise<Found>;
  /** Totals of number facets over all that match, whatever the page. */
  sum(kind: string, query: Query, fields: string[]): Promise<Record<string, number>>;
  /** Leaves a document that turned out damaged out of lists, counts and totals, until it is written again. */
  setAside(kind: string, id: string): Promise<void>;
  /** How many documents are kept that lists leave out, since they are damaged. */
  leftOut(kind: string): Promise<number>;
}

/** Writes the rows of one author, inside a change. */
export interface RowsWriter extends RowsReader {
  /** Adds or replaces. Throws `TakenError` where another document has the unique key. */
  put(kind: string, doc: Doc, index: Index): Promise<void>;
  /** False where there was none. */
  remove(kind: string, id: string): Promise<boolean>;
  /** What is to be done later, and what was done, with the rest of the change. */
  jobs: JobsWriter;
}

/** The rows of one author: there is no other way to a document, so none reaches another's. */
export interface Rows extends RowsReader {
  /**
   * Rises with all that changes what is read, whoever wrote it, in whatever process: what was read at one number holds as long as that
   * stands.
   */
  revision(): Promise<number>;
  /** All of it or, where it throws, nothing. Changes run one after another. */
  change<T>(work: (rows: RowsWriter) => Promise<T>): Promise<T>;
}

/** Where the platform keeps everything but the bytes of files. */
export interface Store {
  /** Which database it is, wherever that is moved to; absent where it belongs to one folder alone. */
  readonly id?: string;
  of(authorId: string): Rows;
  accounts: Accounts;
  jobs: Jobs;
  close(): Promise<void>;
}

/** A unique key or an e-mail that is taken already. */
export class TakenError extends Error {
  override name = 'TakenError';
}

/** A kept document that cannot be read as what it is. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}

/** The database is not there at the moment; what was asked of it has not been done, unless it says so. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** The words of a search, folded. */
export function searchWords(search: string | undefined): string[] {
  return search === undefined ? [] : fold(search).split(' ').filter(Boolean);
}
