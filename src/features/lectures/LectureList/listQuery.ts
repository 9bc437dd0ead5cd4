import type { ListParams } from '#atoms/collection.ts';

/** Orders of the list, the default first, and what the platform calls them. */
export const sorts = {
  new: '-createdAt',
  changed: '-updatedAt',
  name: 'name',
  longest: '-durationSec',
} as const;
export type SortName = keyof typeof sorts;

export type View = 'cards' | 'table';

/** What the address says of the list: `search=…&status=draft&tag=t-1&cover=none&use=none&sort=name&view=table`. */
export interface LectureQuery {
  search: string;
  /** States of a lecture, as `lectureState` calls them; any of them. */
  statuses: string[];
  /** Ids of tags; any of them. */
  tags: string[];
  withoutCover: boolean;
  unused: boolean;
  sort: SortName;
  /** Null where the address does not say. */
  view: View | null;
}

/** Rows of a page: whole rows of four, three and two cards. */
const pageSize = 24;

const isSort = (value: string | null): value is SortName => value !== null && Object.hasOwn(sorts, value);
const unique = (values: string[]) => [...new Set(values.filter(Boolean))];

/** Reads the address. What makes no sense counts as absent. */
export function readQuery(address: URLSearchParams): LectureQuery {
  const sort = address.get('sort');
  const view = address.get('view');
  return {
    search: address.get('search') ?? '',
    statuses: unique(address.getAll('status')),
    tags: unique(address.getAll('tag')),
    withoutCover: address.get('cover') === 'none',
    unused: address.get('use') === 'none',
    sort: isSort(sort) ? sort : 'new',
    view: view === 'cards' || view === 'table' ? view : null,
  };
}

/** The address with the given parts changed. Defaults are left out, what is not of the list stays. */
export function changeQuery(address: URLSearchParams, patch: Partial<LectureQuery>): URLSearchParams {
  const next = { ...readQuery(address), ...patch };
  const changed = new URLSearchParams(address);
  const put = (name: string, values: (string | null | false)[]) => {
    changed.delete(name);
    for (const value of values) if (value) changed.append(name, value);
  };
  put('search', [next.search]);
  put('status', next.statuses);
  put('tag', next.tags);
  put('cover', [next.withoutCover && 'none']);
  put('use', [next.unused && 'none']);
  put('sort', [next.sort !== 'new' && next.sort]);
  put('view', [next.view]);
  return changed;
}

/** Nothing is searched for or filtered by. */
export const noFilters = { search: '', statuses: [], tags: [], withoutCover: false, unused: false };

/** Whether the list shows less than all there is. */
export function isFiltered(query: LectureQuery): boolean {
  const { search, statuses, tags, withoutCover, unused } = query;
  return search.trim() !== '' || statuses.length > 0 || tags.length > 0 || withoutCover || unused;
}

/** What the platform is asked for. */
export function listParams(query: LectureQuery): ListParams {
  const { statuses, tags, withoutCover, unused } = query;
  const search = query.search.trim();
  const filter = {
    ...(statuses.length > 0 && { status: statuses }),
    ...(tags.length > 0 && { tag: tags }),
    ...(withoutCover && { hasCover: false }),
    ...(unused && { isUsed: false }),
  };
  return {
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
    sort: sorts[query.sort],
    limit: pageSize,
    keepRows: true,
  };
}
