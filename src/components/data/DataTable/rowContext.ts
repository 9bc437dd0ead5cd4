import { createContext, type MouseEvent, type Ref } from 'react';
import type { DataColumn, Density } from './columns.ts';

/** What a row's link needs to know of its row. */
interface RowLink {
  href: string | undefined;
  tabIndex: number;
  onOpen: (() => void) | undefined;
  /** The row is selected: its checkbox tells, and so does the link, on which the focus is. */
  description: string | undefined;
}

export const RowLinkContext = createContext<RowLink>({
  href: undefined,
  tabIndex: 0,
  onOpen: undefined,
  description: undefined,
});

/** The input of the rows. It is the same object as long as no row has to render again. */
export interface RowContent<Row> {
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onMenu: ((event: MouseEvent, row: Row) => void) | undefined;
  /** A checkbox was pressed; undefined where nothing can be selected. */
  onCheck: ((index: number, range: boolean) => void) | undefined;
  watch: { came: (index: number, row: Element) => void; goes: (row: Element) => void };
}

/** The table's state for all of its rows. */
export interface RowsContext<Row> {
  content: RowContent<Row>;
  /** The row whose parts are in the tab order. */
  active: number;
  /** The id of the row that is open beside the table. */
  current: string | null;
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
}

/** Scrolls to a row that is not in the document. */
export interface RowsHandle {
  scrollToIndex: (place: { index: number; align: 'center' }) => void;
}

/** The data of a table's rows. */
export interface TableRowsProps<Row> {
  ref: Ref<RowsHandle>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  context: RowsContext<Row>;
  /** The scroll container; undefined if it is the page. */
  container: HTMLElement | null | undefined;
  density: Density;
}
