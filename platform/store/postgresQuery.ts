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

/** The order of a list. */
function orderOf(sort: Query['sort']): RawBuilder<unknown> {
  if (sort === undefined) return sql`id`;
  const direction = sort.descending === true ? sql`DESC` : sql`ASC`;
  return sql`${keyIn(sort.field)} ${direction} NULLS LAST, id`;
}

/** The page that a query asks for, and the count of all that match: in one statement, so that both are of one moment. */
export function pageOf(author: string, kind: string, query: Query): RawBuilder<Record<string, unknown>> {
  const { offset = 0, limit, sort } = query;
  const found = matching(author, kind, query);
  const order = orderOf(sort);
  const end = limit === undefined ? sql`` : sql`LIMIT ${limit}`;
  return sql`
    SELECT page.id, page.body, counted.count
    FROM (SELECT count(*) AS count FROM documents WHERE ${found}) AS counted
    LEFT JOIN LATERAL (
      SELECT id, body, row_number() OVER (ORDER BY ${order}) AS place FROM documents WHERE ${found}
      ORDER BY ${order} ${end} OFFSET ${offset}
    ) AS page ON true
    ORDER BY page.place`;
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
    return sql`coalesce(sum((facets ->> ${name})::numeric) FILTER (WHERE jsonb_typeof(facets -> ${name}) = 'number'), 0)
      AS ${sql.id(field)}`;
  });
  return sql`SELECT ${sql.join(totals)} FROM documents WHERE ${matching(author, kind, query)}`;
}
