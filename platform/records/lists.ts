import * as v from 'valibot';
import { moment } from '#domain/wire.ts';
import { defaultLimit, type ListRequest } from '#domain/lists.ts';
import { invalid } from '../refusal.ts';
import type { Condition, Query, Rows } from '../store/store.ts';
import { listOf, type Kind, type Of } from './kinds.ts';

/**
 * How a filter's value reads: one text or several, a list's items, a yes or no, the first moment (included), the last one
 * (left out).
 */
type FilterKind = 'oneOf' | 'anyOf' | 'flag' | 'from' | 'to';

/** What a list can be filtered and sorted by. A filter may look at a facet of another name. */
export interface ListRules {
  filters: Record<string, FilterKind | { kind: FilterKind; facet: string }>;
  sorts: string[];
  /** As in a request: a leading minus for descending. */
  defaultSort: string;
}

function texts(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === 'string') ? list : null;
}

function condition(field: string, kind: FilterKind, value: unknown): Condition | null {
  if (kind === 'flag') return typeof value === 'boolean' ? { field, in: [value] } : null;
  if (kind === 'from' || kind === 'to')
    // Facets are compared as texts, so that all moments are written in one way.
    return v.is(moment, value) ? { field, [kind]: new Date(value).toISOString() } : null;
  const values = texts(value);
  if (values === null) return null;
  return kind === 'oneOf' ? { field, in: values } : { field, has: values };
}

function conditions(rules: ListRules, filter: Record<string, unknown>): Condition[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined;
    // A filter that is not set, or that a newer console knows and this platform does not.
    if (rule === undefined || value === undefined || value === null) return [];
    const { kind, facet } = typeof rule === 'string' ? { kind: rule, facet: name } : rule;
    const made = condition(facet, kind, value);
    if (made === null) throw invalid({ [`filter.${name}`]: 'Проверьте этот фильтр' });
    return [made];
  });
}

/** The query of a list call. Throws 400 on a sort or a filter's value that the list does not know. */
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
