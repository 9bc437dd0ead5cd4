import { useAtom, useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import type { ListParams, ListState } from '#atoms/list.ts';
import { listSelectionAtom, type ListSelection } from '#atoms/list/selection.ts';
import { listViewAtom } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { changeQuery, listParams, readQuery, type ListQuery, type QuerySpec } from './query.ts';
import type { ListScreenProps } from './types.ts';

/** The shared state of a list screen's parts. */
export interface ListScreenState<Row extends Entity> {
  props: ListScreenProps<Row>;
  spec: QuerySpec;
  query: ListQuery;
  /** The address' view, else the one of this device, else the first. */
  view: string;
  /** Puts changes in the address. A filter is a step that Back undoes; typing, order and view replace the entry. */
  change: (patch: Partial<ListQuery>, how?: 'push' | 'replace') => void;
  /** Changes the view, here and for later visits. */
  changeView: (view: string) => void;
  params: ListParams;
  list: ListState<Row>;
  /** How many there are in all, filters aside; null until it is known. */
  total: number | null;
  selected: ReadonlySet<string>;
  selectedRows: readonly Row[];
  /** Selects these; `rows` are those of them that are not in the loaded list. */
  select: (ids: ReadonlySet<string>, rows?: ReadonlyMap<string, Row>) => void;
}

const everything: ListParams = {};
const nothing: Pick<ListSelection, 'ids' | 'rows'> = { ids: new Set(), rows: new Map() };

/** The selected rows: as they are loaded, else as they were read to be selected. */
function rowsOf<Row extends Entity>({ ids, rows }: typeof nothing, items: readonly Row[]): Row[] {
  if (ids.size === 0) return [];
  const loaded = items.filter(({ id }) => ids.has(id));
  if (rows.size === 0) return loaded;
  const there = new Set(loaded.map(({ id }) => id));
  const read = rows as ReadonlyMap<string, Row>;
  return [...loaded, ...[...ids].flatMap((id) => (there.has(id) ? [] : (read.get(id) ?? [])))];
}

/** Whole rows of four, three and two cards. */
const defaultPage = 24;

/** The parameters that the address of a list may have. */
export function specOf<Row extends Entity>({
  filters,
  sorts,
  columns,
  card,
  views = [],
  viewsFirst = false,
}: ListScreenProps<Row>): QuerySpec {
  const own = views.map(({ id }) => id);
  const usual = [...(card ? ['cards'] : []), 'table'];
  return {
    filters,
    sorts,
    sortFields: columns.flatMap(({ sort = [] }) => sort),
    views: viewsFirst ? [...own, ...usual] : [...usual, ...own],
  };
}

/** Reads the address, the platform and this device for a list. */
export function useListScreen<Row extends Entity>(props: ListScreenProps<Row>): ListScreenState<Row> {
  const [address, setAddress] = useSearchParams();
  const [deviceView, setDeviceView] = useAtom(listViewAtom(props.id));
  const [kept, setKept] = useAtom(listSelectionAtom(props.id));
  const author = useAtomValue(authorAtom);
  const timeZone = author?.timezone ?? undefined;
  const spec = specOf(props);
  const query = readQuery(address, spec);
  const params = listParams(query, spec, { limit: props.pageSize ?? defaultPage, timeZone });
  const list = useAtomValue(props.list({ ...params, partly: true }));
  const total = useAtomValue(props.count(everything));

  const change = (patch: Partial<ListQuery>, how: 'push' | 'replace' = 'replace') =>
    setAddress((present) => changeQuery(present, patch, spec), { replace: how === 'replace' });

  const asked = JSON.stringify([author?.id, props.within, params.search, params.filter]);
  // What was asked for differently, or is no longer there, is not selected: the author would not see it.
  const present = kept.asked === asked ? kept : nothing;
  const selectedRows = rowsOf(present, list.items);

  return {
    props,
    spec,
    query,
    view: query.view ?? spec.views.find((name) => name === deviceView) ?? spec.views[0] ?? 'table',
    change,
    changeView: (view) => {
      setDeviceView(view);
      change({ view });
    },
    params,
    list,
    total,
    selected: new Set(selectedRows.map(({ id }) => id)),
    selectedRows,
    select: (ids, rows) => setKept({ asked, ids, rows: rows ?? present.rows }),
  };
}
