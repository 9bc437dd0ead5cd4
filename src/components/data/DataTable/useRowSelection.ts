import { useRef } from 'react';

export interface RowSelection {
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
  /** Selects a row, or takes it off. */
  toggle: (index: number) => void;
  /** Selects all from the row that was toggled last, or else from `from`, up to `to`. */
  extend: (from: number, to: number) => void;
  /** Selects all rows, or none where all are selected. */
  all: () => void;
  clear: () => void;
}

interface Options<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Selects rows one by one and in ranges, as file managers do. */
export function useRowSelection<Row>({ rows, rowId, selected, onSelect }: Options<Row>): RowSelection {
  /** Where a range begins, what was selected before it, and what came of it. */
  const anchor = useRef<{ index: number; base: ReadonlySet<string>; made: ReadonlySet<string> } | null>(null);

  const choose = (index: number, base: ReadonlySet<string> | null, made: ReadonlySet<string>) => {
    anchor.current = { index, base: base ?? made, made };
    onSelect(made);
  };

  return {
    selected,
    toggle(index) {
      const row = rows[index];
      if (row === undefined) return;
      const next = new Set(selected);
      if (!next.delete(rowId(row))) next.add(rowId(row));
      choose(index, null, next);
    },
    extend(from, to) {
      // A selection made elsewhere since then begins a new range.
      const last = anchor.current?.made === selected ? anchor.current : { index: from, base: selected };
      const range = rows.slice(Math.min(last.index, to), Math.max(last.index, to) + 1);
      choose(last.index, last.base, new Set([...last.base, ...range.map(rowId)]));
    },
    all: () => onSelect(new Set(selected.size < rows.length ? rows.map(rowId) : [])),
    clear: () => onSelect(new Set()),
  };
}
