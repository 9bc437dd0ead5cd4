import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataColumn, DataSort } from './columns.ts';

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, rowSortingFeature });

/** The library makes a model of each row it is given, 2 µs a row; rows are shown as they are, and it keeps the columns. */
const noRows: never[] = [];
const noValue = () => undefined;

interface ColumnState {
  /** Ids of columns that are taken away. */
  hidden?: readonly string[];
  /** Ids of columns from the start to the end; those that are not named follow. */
  order?: readonly string[];
  /** By what the rows are ordered. */
  sort?: DataSort | null;
  /** Called with the order that a head was pressed for. */
  onSort?: (sort: DataSort) => void;
}

/** A column that is shown, and what its head does. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  sorted: 'ascending' | 'descending' | null;
  /** Orders by it, and turns the order round when it is ordered by it already. Null where it cannot be. */
  toggle: (() => void) | null;
}

/** The columns that are shown, in their order. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hidden = [], order = [], sort = null, onSort }: ColumnState,
): ShownColumn<Row>[] {
  const sorting = sort === null ? [] : [{ id: sort.id, desc: sort.descending }];
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    data: noRows,
    columns: columns.map((column) => ({
      id: column.id,
      accessorFn: noValue,
      enableSorting: column.sortable === true && onSort !== undefined,
      enableHiding: column.hideable === true,
      // Of figures and dates the greatest are wanted first.
      sortDescFirst: column.align === 'end',
    })),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting,
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, byId.get(id)?.hideable !== true])),
    },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      if (next) onSort?.({ id: next.id, descending: next.desc });
    },
  });
  return table.getVisibleLeafColumns().flatMap((leaf) => {
    const column = byId.get(leaf.id);
    if (column === undefined) return [];
    const sorted = sort?.id !== leaf.id ? null : sort.descending ? 'descending' : 'ascending';
    return { column, sorted, toggle: leaf.getCanSort() ? () => leaf.toggleSorting() : null };
  });
}
