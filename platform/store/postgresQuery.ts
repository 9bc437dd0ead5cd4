import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clean, endOf, firstOf, keyOf } from './postgresKeys.ts';
import { searchWords, type Condition, type Query } from './store.ts';

/** The key of a facet. Fields are the platform's own words and stand in the statement, so that an index of a field is found by it. */
const keyIn = (field: string): RawBuilder<string | null> => sql`((keys ->> ${sql.lit(field)}) COLLATE "C")`;

const typeOf = (value: string | number) => (typeof value === 'number' ? 'number' : 'string');

function range(field: string, from?: string | number, to?: string | number): RawBuilder<SqlBool> {
  // A range without ends asks for a value alone: numbers and texts are neighbours.
  const low = from === undefined ? firstOf[to === undefined ? 'number' : typeOf(to)] : keyOf(from);
  const high = to === undefined ? endOf[from === undefined ? 'string' : typeOf(from)] : keyOf(to);
  const key = keyIn(field);
  return sql`(${key} >= ${low} AND ${key} < ${high})`;
}

function meets(condition: Condition): RawBuilder<SqlBool> {
  const { field } = condition;
  const [only] = 'in' in condition ? condition.in : [];
  // An index by one value keeps the order of what comes after it.
  if ('in' in condition && condition.in.length === 1 && only !== undefined)
    return sql`(${keyIn(field)} = ${keyOf(only)})`;
  if ('in' in condition) return sql`(${keyIn(field)} = ANY(${condition.in.map(keyOf)}::text[]))`;
  if (!('has' in condition)) return range(field, condition.from, condition.to);
  const list = sql`(facets -> ${sql.lit(field)})`;
  return sql`(jsonb_typeof(${list}) = 'array' AND ${list} ?| ${condition.has.map(clean)}::text[])`;
}

/** What documents of a kind and author must be for a query to find them. */
function matching(author: string, kind: string, { where = [], search }: Query): RawBuilder<SqlBool> {
  const words = searchWords(search).map((word) => sql<SqlBool>`strpos(search, ${clean(word)}) > 0`);
  const all = [
    sql<SqlBool>`author = ${author}`,
    sql<SqlBool>`kind = ${sql.lit(kind)}`,
    sql<SqlBool>`NOT damaged`,
    ...where.map(meets),
    ...words,
  ];
  return sql.join(all, sql` AND `);
}

/** The order of rows that have their key under this name. */
function orderBy(key: RawBuilder<unknown> | null, sort: Query['sort']): RawBuilder<unknown> {
  if (key === null) return sql`id`;
  return sql`${key} ${sort?.descending === true ? sql`DESC` : sql`ASC`} NULLS LAST, id`;
}

/** Rows of a kind and author that meet a condition, a page of them in order. */
function rowsOf(query: Query, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { offset = 0, limit, sort } = query;
  const key = sort === undefined ? null : keyIn(sort.field);
  const end = limit === undefined ? sql`` : sql`LIMIT ${limit}`;
  // Rows are numbered by nothing: a number for each would have all of them sorted, with their bodies, where the page takes a few.
  return sql`(
    SELECT id, body, ${key ?? sql`NULL`} AS key FROM documents WHERE ${condition}
    ORDER BY ${orderBy(key, sort)} ${end} OFFSET ${offset})`;
}

/** So many rows that a search finds are looked up one by one; more of them come soon enough in the order of the list. */
const fewFound = 2000;

/**
 * A search reads the texts alone, from an index where there is one, and then the rows of what it found. In the order of the list it would
 * open every row for a word that is rare.
 */
function searchPage(author: string, kind: string, query: Query): RawBuilder<Record<string, unknown>> {
  const found = matching(author, kind, query);
  const byId = sql`author = ${author} AND kind = ${sql.lit(kind)} AND id = ANY(ARRAY(SELECT id FROM found))`;
  const count = sql`(SELECT count(*) FROM found)`;
  const key = query.sort === undefined ? null : sql`page.key`;
  return sql`
    WITH found AS MATERIALIZED (SELECT id FROM documents WHERE ${found})
    SELECT page.id, page.body, counted.count
    FROM (SELECT ${count} AS count) AS counted
    LEFT JOIN LATERAL (
      ${rowsOf(query, sql`${byId} AND ${count} <= ${fewFound}`)}
      UNION ALL
      ${rowsOf(query, sql`${found} AND ${count} > ${fewFound}`)}
    ) AS page ON true
    ORDER BY ${orderBy(key, query.sort)}`;
}

/** The page that a query asks for, and the count of all that match: in one statement, so that both are of one moment. */
export function pageOf(author: string, kind: string, query: Query): RawBuilder<Record<string, unknown>> {
  if (searchWords(query.search).length > 0) return searchPage(author, kind, query);
  const found = matching(author, kind, query);
  const key = query.sort === undefined ? null : sql`page.key`;
  return sql`
    SELECT page.id, page.body, counted.count
    FROM (SELECT count(*) AS count FROM documents WHERE ${found}) AS counted
    LEFT JOIN LATERAL ${rowsOf(query, found)} AS page ON true
    ORDER BY ${orderBy(key, query.sort)}`;
}

/** Totals of number facets over all that match. */
export function totalsOf(
  author: string,
  kind: string,
  query: Query,
  fields: string[],
): RawBuilder<Record<string, unknown>> {
  const totals = fields.map((field) => {
    const name = sql.lit(field);
    const isNumber = sql`jsonb_typeof(facets -> ${name}) = 'number'`;
    return sql`coalesce(sum(CASE WHEN ${isNumber} THEN (facets -> ${name})::numeric END), 0) AS ${sql.id(field)}`;
  });
  return sql`SELECT ${sql.join(totals)} FROM documents WHERE ${matching(author, kind, query)}`;
}
