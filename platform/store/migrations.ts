import { columnsOfMany } from './migrationOfMany.ts';

/** Where documents and accounts are kept. */
type Dialect = 'sqlite' | 'postgres';

/** One step of the layout of the database, forward. */
interface Migration {
  number: number;
  /** Statements that are run in one transaction. */
  statements: (dialect: Dialect) => string[];
}

/** Words of the two dialects for the same thing. Texts are in the order of their code points wherever they are compared. */
const words = {
  sqlite: { text: 'TEXT', moment: 'INTEGER', json: 'TEXT', ifNew: 'IF NOT EXISTS', end: ' STRICT' },
  postgres: { text: 'text COLLATE "C"', moment: 'bigint', json: 'jsonb', ifNew: '', end: '' },
};

/** How PostgreSQL finds documents by a facet, and sorts them by it. */
const keyOf = (field: string) => `((keys ->> '${field}') COLLATE "C")`;

/** The first list that the console asks for of a kind, where it is not the newest first. */
const firstSorts = [
  ['answer', 'submittedAt'],
  ['client', 'lastActivityAt'],
  ['fulfillment', 'requestedAt'],
  ['publication', 'updatedAt'],
  ['referral', 'joinedAt'],
  ['webinar', 'startsAt'],
];

/** Facets of which a list has few of many, or that are asked for with every reading. */
const rare = ['clientId', 'contentId', 'nextChangeAt', 'quizId', 'status', 'streamID'];

/**
 * All of them begin with the author. Any other sort, filter or search goes through the documents of one kind and author: the plans are
 * told in ADR 27.
 */
const indexes = [
  // Counts, which then need no document.
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

/** What an author may have a hundred thousand of, whose texts are searched without opening a document. */
const searchedByIndex = ['client', 'purchase'];

/** For lists of many that authors sort and search, and that nobody writes but the platform itself: what they cost a write is not felt. */
const indexesOfMany = [
  `CREATE INDEX documents_purchase_amount ON documents (author, ${keyOf('amountKopecks')} DESC NULLS LAST, id)
    WHERE kind = 'purchase' AND NOT damaged`,
  ...searchedByIndex.map(
    (kind) =>
      `CREATE INDEX documents_searched_${kind} ON documents (author, kind, id) INCLUDE (search)
        WHERE kind = '${kind}' AND NOT damaged`,
  ),
];

/** Jobs that processes share. `until` is 0 and `token` empty while nobody has one; `seq` is the order in which they were noted. */
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

/** What PostgreSQL finds documents by, since no process can keep them all in its memory for good, and what it counts changes by. */
const foundByPostgres = [
  // Each facet as a text that sorts as the facet does. Lists have none, so that only lists and numbers are kept as facets too.
  `ALTER TABLE documents ADD COLUMN keys jsonb NOT NULL`,
  // Left out of lists until it is written again, or a platform starts that may know better.
  `ALTER TABLE documents ADD COLUMN damaged boolean NOT NULL DEFAULT false`,
  `CREATE INDEX documents_damaged ON documents (author, kind) WHERE damaged`,
  `CREATE TABLE revisions (
    author text COLLATE "C" NOT NULL,
    part text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (author, part)
  )`,
  // Which database this is, wherever it is moved to.
  'CREATE TABLE identity (id text COLLATE "C" PRIMARY KEY)',
  'INSERT INTO identity (id) VALUES (gen_random_uuid()::text)',
  ...indexes,
];

/** When a session was last used, and by which browser. Of those that are there already nobody knows. */
function sessionsThatAreSeen(dialect: Dialect): string[] {
  const { text, moment } = words[dialect];
  return [
    `ALTER TABLE sessions ADD COLUMN "seenAt" ${moment} NOT NULL DEFAULT 0`,
    `ALTER TABLE sessions ADD COLUMN agent ${text} NOT NULL DEFAULT ''`,
    'CREATE INDEX "sessions_by_author" ON sessions ("authorId")',
  ];
}

/** Attempts: a row each on SQLite; on PostgreSQL a row for each key, which is held while they are counted. */
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

/** The tables. A folder that is older than its versions has them already; on PostgreSQL they would be somebody else's. */
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
 * All steps there are, in order. A step that has been released stays as it is: what is to be otherwise is the next one, for both
 * dialects, without statements where a dialect has nothing to do.
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

/** The layout that steps lead to. */
export const versionOf = (steps: readonly Migration[]): number => steps.at(-1)?.number ?? 0;

/** The steps that a database has not taken yet. */
export const stepsAfter = (steps: readonly Migration[], version: number): Migration[] =>
  steps.filter(({ number }) => number > version);

export type { Migration };
