import type { DataColumn, DataSort } from './columns.ts';

interface ColumnChoice {
  /** Ids of columns that are taken away. */
  hidden?: readonly string[] | undefined;
  /** Ids of columns from the start to the end; those that are not named follow. */
  order?: readonly string[] | undefined;
}

interface ColumnSort {
  /** By what the rows are ordered. */
  sort?: DataSort | null | undefined;
  /** Called with the order that a head was pressed for. */
  onSort?: ((sort: DataSort) => void) | undefined;
}

/** A column that is shown, and what its head does. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  sorted: 'ascending' | 'descending' | null;
  /** Orders by it, and turns the order round when it is ordered by it already. Null where it cannot be. */
  toggle: (() => void) | null;
}

/** The columns that are shown, in their order. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hidden = [], order = [] }: ColumnChoice,
): DataColumn<Row>[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: DataColumn<Row>) => place.get(id) ?? place.size;
  return columns
    .filter(({ id, hideable }) => hideable !== true || !hidden.includes(id))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The labels and actions of a column's head. */
export function headOf<Row>(column: DataColumn<Row>, { sort = null, onSort }: ColumnSort): ShownColumn<Row> {
  const { id, align, sortable } = column;
  const sorted = sort?.id !== id ? null : sort.descending ? 'descending' : 'ascending';
  // Figures and dates are first sorted in descending order.
  const descending = sorted === null ? align === 'end' : sorted === 'ascending';
  const toggle = sortable === true && onSort !== undefined ? () => onSort({ id, descending }) : null;
  return { column, sorted, toggle };
}
