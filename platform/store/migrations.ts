import { columnsOfMany } from './migrationOfMany.ts';

/** Where documents and accounts are kept. */
type Dialect = 'sqlite' | 'postgres';

/** One forward step of the database layout. */
interface Migration {
  number: number;
  /** Statements that are run in one transaction. */
  statements: (dialect: Dialect) => string[];
}

/** The same terms in both dialects. Texts compare by code point everywhere. */
const words = {
  sqlite: { text: 'TEXT', moment: 'INTEGER', json: 'TEXT', ifNew: 'IF NOT EXISTS', end: ' STRICT' },
  postgres: { text: 'text COLLATE "C"', moment: 'bigint', json: 'jsonb', ifNew: '', end: '' },
};

/** How PostgreSQL finds and sorts documents by a facet. */
const keyOf = (field: string) => `((keys ->> '${field}') COLLATE "C")`;

/** The console's first list of a kind, if its order is not newest first. */
const firstSorts = [
  ['answer', 'submittedAt'],
  ['client', 'lastActivityAt'],
  ['fulfillment', 'requestedAt'],
  ['publication', 'updatedAt'],
  ['referral', 'joinedAt'],
  ['webinar', 'startsAt'],
];

/** Facets that filter few out of many, or that every read uses. */
const rare = ['clientId', 'contentId', 'nextChangeAt', 'quizId', 'status', 'streamID'];

/** All indexes begin with the author. Any other sort, filter or search scans the documents of one kind and author: ADR 27 has the plans. */
const indexes = [
  // For counts, which then read no document.
  'CREATE INDEX documents_listed ON documents (author, kind, id) WHERE NOT damaged',
  `CREATE INDEX documents_created ON documents (author, kind, ${keyOf('createdAt')} DESC NULLS LAST, id) WHERE NOT damaged`,
  ...firstSorts.map(
    ([kind, field = '']) =>
      `CREATE INDEX documents_first_${kind} ON documents (author, ${keyOf(field)} DESC NULLS LAST, id)
        WHERE kind = '${kind}' AND NOT damaged`,
  ),
  ...rare.map(
    (field) =>
      `CREATE INDEX "documents_by_${field}" ON documents (author, kind, ${keyOf(field)})
        WHERE NOT damaged AND ${keyOf(field)} IS NOT NULL`,
  ),
];

/** Kinds of which an author may have a hundred thousand: their texts are searched without reading a document. */
const searchedByIndex = ['client', 'purchase'];

/** For long lists that authors sort and search, but only the platform writes: the cost per write does not matter. */
const indexesOfMany = [
  `CREATE INDEX documents_purchase_amount ON documents (author, ${keyOf('amountKopecks')} DESC NULLS LAST, id)
    WHERE kind = 'purchase' AND NOT damaged`,
  ...searchedByIndex.map(
    (kind) =>
      `CREATE INDEX documents_searched_${kind} ON documents (author, kind, id) INCLUDE (search)
        WHERE kind = '${kind}' AND NOT damaged`,
  ),
];

/** Jobs that processes share. `until` is 0 and `token` empty while a job is free; `seq` is the order in which they were added. */
function jobs(dialect: Dialect): string[] {
  const { text, moment, end } = words[dialect];
  const seq =
    dialect === 'sqlite'
      ? 'INTEGER PRIMARY KEY AUTOINCREMENT'
      : 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
  return [
    `CREATE TABLE jobs (
      seq ${seq},
      kind ${text} NOT NULL,
      owner ${text} NOT NULL,
      id ${text} NOT NULL,
      data ${text} NOT NULL,
      "dueAt" ${moment} NOT NULL,
      place ${moment} NOT NULL,
      token ${text} NOT NULL DEFAULT '',
      until ${moment} NOT NULL DEFAULT 0,
      UNIQUE (kind, owner, id)
    )${end}`,
    'CREATE INDEX jobs_in_turn ON jobs (kind, place, seq)',
  ];
}

/** The facets that PostgreSQL finds documents by, because no process can keep all of them in memory, and the revisions. */
const foundByPostgres = [
  // Each facet as a text that sorts as the facet does. Lists have no such text, so only lists and numbers are also stored as facets.
  `ALTER TABLE documents ADD COLUMN keys jsonb NOT NULL`,
  // Left out of lists until it is written again, or a platform starts that may be able to read it.
  `ALTER TABLE documents ADD COLUMN damaged boolean NOT NULL DEFAULT false`,
  `CREATE INDEX documents_damaged ON documents (author, kind) WHERE damaged`,
  `CREATE TABLE revisions (
    author text COLLATE "C" NOT NULL,
    part text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (author, part)
  )`,
  // The id of this database, wherever it is moved.
  'CREATE TABLE identity (id text COLLATE "C" PRIMARY KEY)',
  'INSERT INTO identity (id) VALUES (gen_random_uuid()::text)',
  ...indexes,
];

/** The last use of a session, and its browser. Unknown for existing sessions. */
function sessionsThatAreSeen(dialect: Dialect): string[] {
  const { text, moment } = words[dialect];
  return [
    `ALTER TABLE sessions ADD COLUMN "seenAt" ${moment} NOT NULL DEFAULT 0`,
    `ALTER TABLE sessions ADD COLUMN agent ${text} NOT NULL DEFAULT ''`,
    'CREATE INDEX "sessions_by_author" ON sessions ("authorId")',
  ];
}

/** Attempts: one row each on SQLite; on PostgreSQL one row per key, locked while they are counted. */
const attempts: Record<Dialect, string[]> = {
  sqlite: [
    'CREATE TABLE IF NOT EXISTS attempts (key TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
    'CREATE INDEX IF NOT EXISTS attempts_key ON attempts (key, at)',
    'CREATE INDEX IF NOT EXISTS attempts_at ON attempts (at)',
  ],
  postgres: [
    `CREATE TABLE attempts (
      key text COLLATE "C" PRIMARY KEY,
      moments bigint[] NOT NULL,
      latest bigint NOT NULL
    )`,
    'CREATE INDEX attempts_latest ON attempts (latest)',
  ],
};

/** The tables. A folder from before versions has them already; on PostgreSQL existing tables would be somebody else's. */
function tables(dialect: Dialect): string[] {
  const { text, moment, json, ifNew, end } = words[dialect];
  return [
    `CREATE TABLE ${ifNew} documents (
      author ${text} NOT NULL,
      kind ${text} NOT NULL,
      id ${text} NOT NULL,
      body ${text} NOT NULL,
      -- What the document is found by: facets as JSON, and the folded text to search in.
      facets ${json} NOT NULL,
      search ${text} NOT NULL,
      "uniqueKey" ${text},
      PRIMARY KEY (author, kind, id)
    )${end}`,
    `CREATE UNIQUE INDEX ${ifNew} documents_unique ON documents (author, kind, "uniqueKey")
      WHERE "uniqueKey" IS NOT NULL`,
    `CREATE TABLE ${ifNew} accounts (
      id ${text} PRIMARY KEY,
      email ${text} NOT NULL UNIQUE,
      "passwordHash" ${text} NOT NULL
    )${end}`,
    `CREATE TABLE ${ifNew} sessions (
      "tokenHash" ${text} PRIMARY KEY,
      "authorId" ${text} NOT NULL,
      "expiresAt" ${moment} NOT NULL
    )${end}`,
    `CREATE TABLE ${ifNew} tickets (
      purpose ${text} NOT NULL,
      owner ${text} NOT NULL,
      digest ${text} NOT NULL,
      "expiresAt" ${moment} NOT NULL,
      PRIMARY KEY (purpose, owner)
    )${end}`,
    ...attempts[dialect],
    ...(dialect === 'postgres' ? foundByPostgres : []),
  ];
}

/**
 * All steps, in order. A released step never changes: a change is the next step, for both dialects, without statements for a dialect that needs none.
 */
export const migrations: readonly Migration[] = [
  { number: 1, statements: tables },
  {
    number: 2,
    statements: (dialect) => [...jobs(dialect), ...(dialect === 'postgres' ? indexesOfMany : [])],
  },
  {
    number: 3,
    statements: (dialect) => [
      ...sessionsThatAreSeen(dialect),
      ...(dialect === 'postgres' ? columnsOfMany : []),
    ],
  },
];

/** The version after all steps. */
export const versionOf = (steps: readonly Migration[]): number => steps.at(-1)?.number ?? 0;

/** The steps that a database has not applied yet. */
export const stepsAfter = (steps: readonly Migration[], version: number): Migration[] =>
  steps.filter(({ number }) => number > version);

export type { Migration };
