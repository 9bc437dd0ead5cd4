import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { columnsOf, isOfMany, packedWord } from './postgresColumns.ts';
import { clean, endOf, firstOf, keyOf } from './postgresKeys.ts';
import { searchWords, type Condition, type Query } from './store.ts';

type Key = RawBuilder<string | null>;

/** The key of a facet. Field names are the platform's own and are inlined, so that indexes of the field apply. */
const keyIn = (kind: string, field: string): Key =>
  columnsOf(kind).whole.includes(field)
    ? sql`${sql.ref(`by_${field}`)}`
    : sql`((keys ->> ${sql.lit(field)}) COLLATE "C")`;

/** The sort key: the key, or a prefix of one that may be long. */
const sortKeyIn = (kind: string, field: string): Key =>
  columnsOf(kind).begun.includes(field) ? sql`${sql.ref(`by_${field}`)}` : keyIn(kind, field);

const typeOf = (value: string | number) => (typeof value === 'number' ? 'number' : 'string');

function range(key: Key, from?: string | number, to?: string | number): RawBuilder<SqlBool> {
  // A range without ends means equality: keys of numbers and texts are neighbours.
  const low = from === undefined ? firstOf[to === undefined ? 'number' : typeOf(to)] : keyOf(from);
  const high = to === undefined ? endOf[from === undefined ? 'string' : typeOf(from)] : keyOf(to);
  return sql`(${key} >= ${low} AND ${key} < ${high})`;
}

function meets(kind: string, condition: Condition): RawBuilder<SqlBool> {
  const { field } = condition;
  const key = keyIn(kind, field);
  // For kinds of very many, these ids are looked up and no other rows are read.
  if ('in' in condition && field === 'id' && isOfMany(kind))
    return sql`(id = ANY(${condition.in.map((id) => clean(String(id)))}::text[]) AND ${key} = ANY(${condition.in.map(keyOf)}::text[]))`;
  const [only] = 'in' in condition ? condition.in : [];
  // An index with one fixed value keeps the order of its further columns.
  if ('in' in condition && condition.in.length === 1 && only !== undefined)
    return sql`(${key} = ${keyOf(only)})`;
  if ('in' in condition) return sql`(${key} = ANY(${condition.in.map(keyOf)}::text[]))`;
  if (!('has' in condition)) return range(key, condition.from, condition.to);
  const list = sql`(facets -> ${sql.lit(field)})`;
  return sql`(jsonb_typeof(${list}) = 'array' AND ${list} ?| ${condition.has.map(clean)}::text[])`;
}

/** `strpos` finds longer words faster, because it skips ahead by their length; `LIKE` finds shorter ones faster. */
const longest = 2;

/** Whether the text of a document contains a word. */
function holds(kind: string, word: string): RawBuilder<SqlBool> {
  if (!isOfMany(kind)) return sql`strpos(search, ${word}) > 0`;
  const packed = packedWord(word);
  if (word.length > longest) return sql`strpos(packed, ${packed}) > 0`;
  return sql`packed LIKE ${`%${packed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** The conditions of a query for documents of a kind and author. */
function matching(author: string, kind: string, { where = [], search }: Query): RawBuilder<SqlBool> {
  const words = searchWords(search).map((word) => holds(kind, clean(word)));
  const all = [
    sql<SqlBool>`author = ${author}`,
    sql<SqlBool>`kind = ${sql.lit(kind)}`,
    sql<SqlBool>`NOT damaged`,
    ...where.map((condition) => meets(kind, condition)),
    ...words,
  ];
  return sql.join(all, sql` AND `);
}

/** The order by a key with this name. */
function orderBy(key: RawBuilder<unknown> | null, sort: Query['sort']): RawBuilder<unknown> {
  if (key === null) return sql`id`;
  return sql`${key} ${sort?.descending === true ? sql`DESC` : sql`ASC`} NULLS LAST, id`;
}

/** The parameters of a page. */
interface Asked {
  author: string;
  kind: string;
  query: Query;
}

/**
 * Rows of a kind and author that match a condition, one page in order. The ids are found first: earlier rows are skipped in the index, and no bodies
 * are sorted.
 */
function rowsOf({ author, kind, query }: Asked, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { limit, sort } = query;
  // The page number may exceed PostgreSQL's range.
  const offset = Math.min(query.offset ?? 0, Number.MAX_SAFE_INTEGER);
  const key = sort === undefined ? null : sortKeyIn(kind, sort.field);
  const rows = (value: RawBuilder<unknown>) => sql`
    SELECT ${value}, ${key ?? sql`NULL`} AS key FROM documents WHERE ${condition} ORDER BY ${orderBy(key, sort)}`;
  if (limit === undefined) return sql`(${rows(sql`id, body`)} OFFSET ${offset})`;
  return sql`(
    SELECT one.id, one.body, place.key
    FROM (${rows(sql`id`)} LIMIT ${limit} OFFSET ${offset}) AS place
    JOIN documents AS one ON one.author = ${author} AND one.kind = ${sql.lit(kind)} AND one.id = place.id)`;
}

/** Up to so many matches are looked up one by one; more of them are found fast enough in the order of the list. */
const fewFound = 2000;

/**
 * Reads the matches first, from a covering index if there is one, and then their rows. In the order of the list, a rare word would need every row.
 */
function foundPage(asked: Asked): RawBuilder<Record<string, unknown>> {
  const { author, kind, query } = asked;
  const found = matching(author, kind, query);
  const byId = sql`author = ${author} AND kind = ${sql.lit(kind)} AND id = ANY(ARRAY(SELECT id FROM found))`;
  const key = query.sort === undefined ? null : sql`page.key`;
  return sql`
    WITH found AS MATERIALIZED (SELECT id FROM documents WHERE ${found})
    SELECT page.id, page.body, counted.count
    FROM (SELECT count(*) AS count FROM found) AS counted
    LEFT JOIN LATERAL (
      ${rowsOf(asked, sql`${byId} AND counted.count <= ${fewFound}`)}
      UNION ALL
      ${rowsOf(asked, sql`${found} AND counted.count > ${fewFound}`)}
    ) AS page ON true
    ORDER BY ${orderBy(key, query.sort)}`;
}

/** The page of a query with the count of all matches: in one statement, so that both are of one moment. */
export function pageOf(author: string, kind: string, query: Query): RawBuilder<Record<string, unknown>> {
  const isSifted = isOfMany(kind) && (query.where ?? []).length > 0;
  if (isSifted || searchWords(query.search).length > 0) return foundPage({ author, kind, query });
  const found = matching(author, kind, query);
  const key = query.sort === undefined ? null : sql`page.key`;
  return sql`
    SELECT page.id, page.body, counted.count
    FROM (SELECT count(*) AS count FROM documents WHERE ${found}) AS counted
    LEFT JOIN LATERAL ${rowsOf({ author, kind, query }, found)} AS page ON true
    ORDER BY ${orderBy(key, query.sort)}`;
}

/** Sums of number facets over all matches. */
export function totalsOf(
  author: string,
  kind: string,
  query: Query,
  fields: string[],
): RawBuilder<Record<string, unknown>> {
  const totals = fields.map((field) => {
    if (columnsOf(kind).sums.includes(field))
      return sql`coalesce(sum(${sql.ref(`sum_${field}`)}), 0) AS ${sql.id(field)}`;
    const name = sql.lit(field);
    const isNumber = sql`jsonb_typeof(facets -> ${name}) = 'number'`;
    return sql`coalesce(sum(CASE WHEN ${isNumber} THEN (facets -> ${name})::numeric END), 0) AS ${sql.id(field)}`;
  });
  return sql`SELECT ${sql.join(totals)} FROM documents WHERE ${matching(author, kind, query)}`;
}
