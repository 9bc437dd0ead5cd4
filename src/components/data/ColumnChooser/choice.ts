/** A column as it may be chosen. */
export interface ColumnChoice {
  id: string;
  label: string;
  shown: boolean;
  /** It cannot be taken away, only moved. */
  always?: boolean;
}

/** The columns with one of them moved by a place; the same ones where there is no such place. */
export function moveColumn(
  columns: readonly ColumnChoice[],
  id: string,
  by: -1 | 1,
): readonly ColumnChoice[] {
  const from = columns.findIndex((column) => column.id === id);
  const to = from + by;
  const [column, other] = [columns[from], columns[to]];
  if (column === undefined || other === undefined) return columns;
  return columns.with(from, other).with(to, column);
}
