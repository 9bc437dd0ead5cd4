import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLatest } from '#lib/hook/useLatest.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { columnRules, type DataColumn, type DataSort, type Density } from './columns.ts';
import { DataHead } from './DataHead.tsx';
import * as S from './DataTable.styles.ts';
import { TableRows } from './TableRows.tsx';
import type { RowsContext, RowsHandle } from './rowContext.ts';
import { headOf, shownColumns } from './shownColumns.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowSelection } from './useRowSelection.ts';

export interface DataTableProps<Row> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'hidden'
> {
  /** Its name for screen readers: «Лекции». */
  label: string;
  /** The loaded rows, in their order. */
  rows: readonly Row[];
  /** How many rows there are in all, loaded or not. */
  total?: number;
  /** The columns, the name of the row first. */
  columns: readonly DataColumn<Row>[];
  /** The id of a row. */
  rowId: (row: Row) => string;
  /** The row in words, for the names of its checkbox and menu. */
  rowName: (row: Row) => string;
  /** Where a row leads: an address of the page. */
  rowHref?: (row: Row) => string;
  /**
   * What a press on a row does. Where rows lead somewhere it takes the place of following the address, as a router does it;
   * presses that ask for a new tab follow it still.
   */
  onOpen?: (row: Row) => void;
  /** The button of three dots of a row was pressed, or the row was right-clicked. Without it there is no such button. */
  onMenu?: (event: MouseEvent, row: Row) => void;
  /** A 28 px button at the head of the column of menus: the choice of columns. */
  headMenu?: ReactNode;
  /** Ids of columns that are taken away. */
  hidden?: readonly string[];
  /** Ids of columns from the start to the end; those that are not named follow. */
  order?: readonly string[];
  /** By what the rows are ordered: told, not done here. */
  sort?: DataSort | null;
  /** A head was pressed. */
  onSort?: (sort: DataSort) => void;
  /** The id of the row that is open beside the table. */
  current?: string | null | undefined;
  /** Ids of the selected rows. */
  selected?: ReadonlySet<string>;
  /** Without it nothing can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Rows of 62 or 44 px. */
  density?: Density;
  /** The scroll container: the page, or the table itself, which then needs a height. */
  scroll?: 'page' | 'own';
}

const nothing: ReadonlySet<string> = new Set();
const noContent = () => null;

type Chosen<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'onSelect'> & {
  selected: ReadonlySet<string>;
};

/** Which row has the focus and which are chosen, and what a press on a checkbox does. */
function useChosenRows<Row>(
  { rows, rowId, selected, onSelect }: Chosen<Row>,
  list: RefObject<RowsHandle | null>,
) {
  const selecting = useRowSelection({ rows, rowId, selected, onSelect: onSelect ?? noContent });
  const selection = onSelect === undefined ? null : selecting;
  const focus = useRowFocus({ count: rows.length, list, selection });
  const check = useLatest((index: number, range: boolean) => {
    if (range) selection?.extend(focus.active, index);
    else selection?.toggle(index);
    focus.focusRow(index);
  });
  return { selection, focus, onCheck: selection === null ? undefined : check };
}

/**
 * The columns that are shown, and the room that each has. A hook of its own: what is made between the hooks of a component is made anew by each
 * render, and all rows with it.
 */
function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  choice: Parameters<typeof shownColumns<Row>>[1],
  has: Parameters<typeof columnRules>[1],
) {
  const phone = usePhone();
  const shown = shownColumns(columns, choice);
  return { phone, shown, rules: phone ? '' : columnRules(shown, has) };
}

/**
 * Rows and columns of anything, as many as there are: only the rows near the window are in the document. Tab enters at a row,
 * arrows move, Enter opens, Space selects, with Shift a range. On a phone each row is a card.
 */
export function DataTable<Row>({
  label,
  rows,
  total,
  columns,
  rowId,
  rowName,
  rowHref,
  onOpen,
  onMenu,
  headMenu,
  hidden,
  order,
  sort,
  onSort,
  current = null,
  selected = nothing,
  onSelect,
  density = 'regular',
  scroll = 'page',
  ...rest
}: DataTableProps<Row>) {
  const list = useRef<RowsHandle>(null);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const menu = onMenu !== undefined;
  const own = scroll === 'own';
  const has = { selectable: onSelect !== undefined, menu, inset: own };
  const { phone, shown, rules } = useColumns(columns, { hidden, order }, has);
  const { selection, focus, onCheck } = useChosenRows({ rows, rowId, selected, onSelect }, list);
  const open = useLatest(onOpen);
  const openMenu = useLatest(onMenu);
  const { active, watch } = focus;
  const content = { columns: shown, rowId, rowName, rowHref, onOpen: open, onMenu: openMenu, onCheck, watch };
  const context: RowsContext<Row> = { content, active, current, selected };

  return (
    <S.Container
      {...rest}
      ref={own ? setContainer : undefined}
      $own={own}
      style={{ ...rest.style, ...(own && { '--table-top': 0 }) }}
    >
      <S.Table
        role="table"
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        $rules={rules}
        $density={density}
        $selectable={selection !== null}
        $selecting={selected.size > 0}
        $menu={menu}
        $inset={own}
      >
        <DataHead
          columns={shown.map((column) => headOf(column, { sort, onSort }))}
          count={rows.length}
          selection={selection}
          menu={menu}
          headMenu={headMenu}
          phone={phone}
        />
        <S.Rows role="rowgroup" {...focus.rows}>
          {(!own || container !== null) && (
            <TableRows
              ref={list}
              rows={rows}
              rowId={rowId}
              context={context}
              container={own ? container : undefined}
              density={density}
            />
          )}
        </S.Rows>
      </S.Table>
    </S.Container>
  );
}
