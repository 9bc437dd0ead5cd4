// The third step of the layout, for PostgreSQL. It is released, so changes to it must be another step.

/** Facets that purchases and clients are filtered and sorted by. */
const keys = [
  'amountKopecks',
  'clientId',
  'contentId',
  'contentType',
  'country',
  'createdAt',
  'firstPurchaseAt',
  'lastActivityAt',
  'method',
  'netKopecks',
  'paidAt',
  'purchasesCount',
  'pushConsent',
  'segment',
  'status',
  'totalKopecks',
];

/** Texts of any length that lists are sorted by: an index has a prefix of each, at most a third of a page. */
const texts = ['client', 'name', 'number', 'title'];
const length = 600;

/** The summed fields of purchases. */
const sums = ['feeKopecks', 'grossKopecks', 'refundedKopecks'];

/** Russian lower-case letters, and one-byte characters that folded texts (almost) never have: each pair is swapped. */
const letters = [
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ\\x01\\x02\\x03\\x04\\x05\\x06',
];

const generated = (name: string, type: string, value: string) =>
  `ADD COLUMN "${name}" ${type} GENERATED ALWAYS AS (CASE WHEN kind IN ('client', 'purchase') THEN ${value} END) STORED`;

const columns = [
  generated(
    'packed',
    'text COLLATE "C"',
    `translate(search, E'${letters.join('')}', E'${letters.toReversed().join('')}')`,
  ),
  ...keys.map((field) => generated(`by_${field}`, 'text COLLATE "C"', `keys ->> '${field}'`)),
  ...texts.map((field) =>
    generated(`by_${field}`, 'text COLLATE "C"', `left(keys ->> '${field}', ${length})`),
  ),
  ...sums.map((field) =>
    generated(
      `sum_${field}`,
      'double precision',
      `CASE WHEN jsonb_typeof(facets -> '${field}') = 'number' THEN (facets ->> '${field}')::double precision END`,
    ),
  ),
];

/** By kind: the sorts of the console, with the main index for all other queries first, and the columns that it includes. */
const many = {
  purchase: {
    sorts: ['createdAt', 'paidAt', 'number', 'client', 'title', 'status', 'amountKopecks', 'netKopecks'],
    held: [
      ...['status', 'contentType', 'contentId', 'method', 'country', 'clientId'].map(
        (field) => `by_${field}`,
      ),
      ...sums.map((field) => `sum_${field}`),
      'packed',
    ],
    few: ['clientId', 'contentId'],
  },
  client: {
    sorts: ['lastActivityAt', 'createdAt', 'name', 'firstPurchaseAt', 'purchasesCount', 'totalKopecks'],
    held: ['by_segment', 'by_country', 'by_pushConsent', 'packed'],
    few: [],
  },
};

const indexesOf = ([kind, { sorts, held, few }]: [string, (typeof many)['purchase']]) => {
  const where = `WHERE kind = '${kind}' AND NOT damaged`;
  return [
    `CREATE INDEX documents_${kind}_found ON documents (author, "by_${sorts[0]}", id)
      INCLUDE (${held.map((column) => `"${column}"`).join(', ')}) ${where}`,
    ...sorts
      .slice(1)
      .map(
        (field) =>
          `CREATE INDEX "documents_${kind}_${field}_up" ON documents (author, "by_${field}", id) ${where}`,
      ),
    ...sorts.map(
      (field) =>
        `CREATE INDEX "documents_${kind}_${field}_down" ON documents (author, "by_${field}" DESC NULLS LAST, id) ${where}`,
    ),
    ...few.map(
      (field) => `CREATE INDEX "documents_${kind}_of_${field}" ON documents (author, "by_${field}") ${where}`,
    ),
  ];
};

/** Indexes of the first two steps that the new ones replace for purchases and clients. */
const replaced = [
  'documents_created',
  'documents_first_client',
  'documents_by_clientId',
  'documents_by_contentId',
  'documents_by_status',
  'documents_purchase_amount',
  'documents_searched_client',
  'documents_searched_purchase',
];

const keyOf = (field: string) => `((keys ->> '${field}') COLLATE "C")`;
const others = `kind NOT IN ('client', 'purchase') AND NOT damaged`;

/**
 * Purchases and clients, of which an author may have a hundred thousand, have facets in columns: index-only scans work with columns, but never with
 * expressions.
 */
export const columnsOfMany: string[] = [
  ...replaced.map((name) => `DROP INDEX "${name}"`),
  `ALTER TABLE documents ${columns.join(', ')}`,
  `CREATE INDEX documents_created ON documents (author, kind, ${keyOf('createdAt')} DESC NULLS LAST, id) WHERE ${others}`,
  ...['clientId', 'contentId', 'status'].map(
    (field) =>
      `CREATE INDEX "documents_by_${field}" ON documents (author, kind, ${keyOf(field)})
        WHERE ${others} AND ${keyOf(field)} IS NOT NULL`,
  ),
  ...Object.entries(many).flatMap(indexesOf),
  // Until then PostgreSQL has no statistics of the new columns, and plans ignore them.
  'ANALYZE documents',
];
