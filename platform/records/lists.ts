import * as v from 'valibot';
import { moment } from '#domain/wire.ts';
import { defaultLimit, type ListRequest } from '#domain/lists.ts';
import { invalid } from '../refusal.ts';
import type { Condition, Query, Rows } from '../store/store.ts';
import { listOf, type Kind, type Of } from './kinds.ts';

/** The type of a filter's value: one text or several, items of a list, a boolean, the first moment (included), the last one (excluded). */
type FilterKind = 'oneOf' | 'anyOf' | 'flag' | 'from' | 'to';

/** The filters and sorts of a list. A filter may use a facet of another name. */
export interface ListRules {
  filters: Record<string, FilterKind | { kind: FilterKind; facet: string }>;
  sorts: string[];
  /** As in a request: a leading minus is descending. */
  defaultSort: string;
}

function texts(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === 'string') ? list : null;
}

function condition(field: string, kind: FilterKind, value: unknown): Condition | null {
  if (kind === 'flag') return typeof value === 'boolean' ? { field, in: [value] } : null;
  if (kind === 'from' || kind === 'to')
    // Facets are compared as texts, so all moments have one format.
    return v.is(moment, value) ? { field, [kind]: new Date(value).toISOString() } : null;
  const values = texts(value);
  if (values === null) return null;
  return kind === 'oneOf' ? { field, in: values } : { field, has: values };
}

function conditions(rules: ListRules, filter: Record<string, unknown>): Condition[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined;
    // A filter that is not set, or that this platform does not know.
    if (rule === undefined || value === undefined || value === null) return [];
    const { kind, facet } = typeof rule === 'string' ? { kind: rule, facet: name } : rule;
    const made = condition(facet, kind, value);
    if (made === null) throw invalid({ [`filter.${name}`]: 'Проверьте этот фильтр' });
    return [made];
  });
}

/** Parses the query of a list call. Throws 400 on an unknown sort or an invalid filter. */
export function listQuery(rules: ListRules, request: ListRequest): Query {
  const { page = 1, limit = defaultLimit, search, sort = rules.defaultSort, filter = {} } = request ?? {};
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  if (!rules.sorts.includes(field)) throw invalid({ sort: 'Так список не сортируется' });
  return {
    where: conditions(rules, filter),
    sort: { field, descending },
    offset: (page - 1) * limit,
    limit,
    ...(search === undefined ? {} : { search }),
  };
}

/** A page of one kind, as a list call answers it. */
export async function listOfKind<K extends Kind>(
  rows: Rows,
  kind: K,
  rules: ListRules,
  request: ListRequest,
): Promise<{ list: Of<K>[]; count: number }> {
  return listOf(rows, kind, listQuery(rules, request));
}
