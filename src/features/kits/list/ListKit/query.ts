import type { ListParams } from '#atoms/list.ts';
import { longestSearch } from '#domain/lists.ts';
import type { ListFilter, ListSort } from './listFilter.ts';

/** What a list shows. */
export interface ListQuery {
  search: string;
  /** Values by the id of their filter; a filter that is off has none. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The platform's sort field. */
  sort: string;
  /** Null where the address does not say. */
  view: string | null;
}

/** The parameters that the address of a list may have. */
export interface QuerySpec {
  filters: readonly ListFilter[];
  /** The default first. */
  sorts: readonly ListSort[];
  /** Fields that heads of columns order by. */
  sortFields: readonly string[];
  /** Names of the views. */
  views: readonly string[];
}

const unique = (values: string[]) => [...new Set(values.filter(Boolean))];

/** Whether a filter may be set to this. Options that are not read yet, or not all of them, may turn out to be anything. */
function makesSense(filter: ListFilter, value: string): boolean {
  switch (filter.kind) {
    case 'flag':
      return value === (filter.value ?? '1');
    case 'period':
      return filter.knows(value);
    default:
      if (filter.options.length === 0 || filter.isPart === true) return true;
      return filter.options.some((option) => option.value === value);
  }
}

function readFilter(address: URLSearchParams, filter: ListFilter): string[] {
  const values = unique(address.getAll(filter.id)).filter((value) => makesSense(filter, value));
  return filter.kind === 'any' ? values : values.slice(0, 1);
}

function readSort(name: string | null, { sorts, sortFields }: QuerySpec): string {
  const known = sorts.find(({ id }) => id === name);
  if (known) return known.by;
  const byHead = name !== null && sortFields.includes(name.replace(/^-/, ''));
  return byHead ? name : (sorts[0]?.by ?? '');
}

/** Reads the address. What makes no sense counts as absent. */
export function readQuery(address: URLSearchParams, spec: QuerySpec): ListQuery {
  const view = address.get('view');
  return {
    search: (address.get('search') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(spec.filters.map((filter) => [filter.id, readFilter(address, filter)])),
    sort: readSort(address.get('sort'), spec),
    view: view !== null && spec.views.includes(view) ? view : null,
  };
}

/** The address with the given parts changed. Defaults are left out, what is not of the list stays. */
export function changeQuery(
  address: URLSearchParams,
  patch: Partial<ListQuery>,
  spec: QuerySpec,
): URLSearchParams {
  const before = readQuery(address, spec);
  const next = { ...before, ...patch, filters: { ...before.filters, ...patch.filters } };
  const changed = new URLSearchParams(address);
  const put = (name: string, values: readonly (string | null)[]) => {
    changed.delete(name);
    for (const value of values) if (value) changed.append(name, value);
  };
  put('search', [next.search]);
  for (const { id } of spec.filters) put(id, next.filters[id] ?? []);
  const sort = spec.sorts.find(({ by }) => by === next.sort);
  put('sort', [sort === undefined ? next.sort : sort === spec.sorts[0] ? null : sort.id]);
  put('view', [next.view]);
  return changed;
}

/** Whether the address says nothing of the list. */
export const isBare = (address: URLSearchParams, spec: QuerySpec) =>
  changeQuery(new URLSearchParams(), readQuery(address, spec), spec).size === 0;

/** Whether all rows are asked for: how many there ever were, and not how many a filter or a search would show. */
export const asksForAll = ({ search, filter }: ListParams) => search === undefined && filter === undefined;

/** A patch that takes search and filters off. */
export const nothingAsked = ({ filters }: Pick<QuerySpec, 'filters'>) => ({
  search: '',
  filters: Object.fromEntries(filters.map(({ id }) => [id, []])),
});

/** How many filters are set. */
export const filtersSet = ({ filters }: ListQuery) =>
  Object.values(filters).filter((values) => values.length > 0).length;

/** Whether the list shows less than all there is. */
export const isFiltered = (query: ListQuery) => query.search.trim() !== '' || filtersSet(query) > 0;

/** The platform's parameters of a filter. */
function asked(
  filter: ListFilter,
  values: readonly string[],
  timeZone: string | undefined,
): Record<string, unknown> {
  const [first] = values;
  if (first === undefined) return {};
  switch (filter.kind) {
    case 'flag':
      return filter.ask;
    case 'one':
      return { [filter.field ?? filter.id]: first };
    case 'any':
      return { [filter.field ?? filter.id]: values };
    case 'period':
      return filter.ask(first, timeZone);
  }
}

/** The parameters for the platform. */
export function listParams(
  query: ListQuery,
  { filters }: Pick<QuerySpec, 'filters'>,
  { limit, timeZone }: { limit: number; timeZone?: string | undefined },
): ListParams {
  const search = query.search.trim();
  const parts = filters.map((filter) => asked(filter, query.filters[filter.id] ?? [], timeZone));
  const filter: Record<string, unknown> = Object.assign({}, ...parts);
  return {
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(query.sort !== '' && { sort: query.sort }),
    limit,
    keepRows: true,
  };
}
