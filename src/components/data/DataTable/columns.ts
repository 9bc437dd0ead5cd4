import type { ReactNode } from 'react';

/** A column as data: what its head says, what its cells show, and what it does where there is little room. */
export interface DataColumn<Row> {
  id: string;
  /** The head, and the name of the column wherever it is chosen. */
  header: string;
  /**
   * What a row shows in it. Put the name of the row, in the first column, into a RowTitle or a MediaCell. `null` where there
   * is nothing: a dash among figures.
   */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, with tabular figures. */
  align?: 'start' | 'end';
  /** px. Columns without one share what the others leave. */
  width?: number;
  /** The least width of a column that shares, px. */
  minWidth?: number;
  /** The author may order by it. */
  sortable?: boolean;
  /** The author may take it away. */
  hideable?: boolean;
  /** Where there is little room, the columns with the greater number go first. Without one a column always stays. */
  priority?: number;
  /** Where it stands on the card that a row becomes on a phone. Without a place it is not on it. */
  phone?: 'title' | 'state' | 'figure' | 'note';
  /** A word before it on that card, where there is no head: «доход». */
  phoneLabel?: string;
}

/** By which column the rows are ordered. */
export interface DataSort {
  id: string;
  descending: boolean;
}

/** Between columns, px. */
const gap = 16;
/** At the ends of a row, px: the grounds of rows reach past the text beside the table by that much. */
const edge = 16;
/** The checkbox and «…», px. */
const extras = { select: 16, menu: 28 };
const defaultMin = 200;

type Sized = Pick<DataColumn<never>, 'id' | 'width' | 'minWidth' | 'priority'>;

interface Extras {
  selectable: boolean;
  menu: boolean;
  /** The grounds of rows end with the table, so that its text stands further in. */
  inset?: boolean;
}

const share = ({ id, width, minWidth = defaultMin }: Sized) =>
  width === undefined
    ? `[data-column='${id}'] { flex: 1 1 0; min-width: ${minWidth}px; }`
    : `[data-column='${id}'] { flex: 0 0 ${width}px; }`;

function leastWidth(columns: readonly Sized[], { selectable, menu, inset = false }: Extras): number {
  const widths = columns.map(({ width, minWidth = defaultMin }) => width ?? minWidth);
  if (selectable) widths.push(extras.select);
  if (menu) widths.push(extras.menu);
  return widths.reduce((sum, width) => sum + width, gap * (widths.length - 1) + (inset ? 2 * edge : 0));
}

/** The ids of columns in the order in which they go as the room gets less. */
function leaving(columns: readonly Sized[]): string[] {
  return columns
    .filter(({ priority }) => priority !== undefined)
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .map(({ id }) => id);
}

/**
 * The style rules of the columns: how much of a row each takes, and container queries that take columns away one by one as
 * the room gets less, so that nothing is measured before the first paint.
 */
export function columnRules(columns: readonly Sized[], shown: Extras): string {
  const rules = columns.map(share);
  let left = columns;
  for (const id of leaving(columns)) {
    const least = leastWidth(left, shown);
    left = left.filter((column) => column.id !== id);
    rules.push(`@container (max-width: ${least - 0.02}px) { [data-column='${id}'] { display: none; } }`);
  }
  return rules.join('\n');
}

/** Measures that styles share with the rules above, px. */
export const measures = { gap, edge, ...extras };

/** Heights of a row, px. */
export const rowHeights = { regular: 62, compact: 44 } as const;
export type Density = keyof typeof rowHeights;

/** A row as a card on a phone is about this high until it is measured, px. */
export const cardHeight = 132;
