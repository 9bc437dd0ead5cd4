import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePhone } from '#lib/useWidth.ts';
import { columnRules, type DataColumn, type DataSort, type Density } from './columns.ts';
import { DataHead } from './DataHead.tsx';
import * as S from './DataTable.styles.ts';
import { TableRows } from './TableRows.tsx';
import type { RowsContext, RowsHandle } from './rowContext.ts';
import { shownColumns } from './shownColumns.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowSelection } from './useRowSelection.ts';

export interface DataTableProps<Row> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'hidden'
> {
  /** What is in it, for screen readers: «Лекции». */
  label: string;
  /** What is read so far, in the order that is shown. */
  rows: readonly Row[];
  /** How many rows there are in all, loaded or not. */
  total?: number;
  /** The columns, the name of the row first. */
  columns: readonly DataColumn<Row>[];
  /** What tells a row from all others. */
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
  /** Ids of the selected rows. */
  selected?: ReadonlySet<string>;
  /** Without it nothing can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Rows of 62 or 44 px. */
  density?: Density;
  /** What scrolls: the page, or the table itself, which then needs a height. */
  scroll?: 'page' | 'own';
}

const nothing: ReadonlySet<string> = new Set();
const noContent = () => null;

type Chosen<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'onSelect'> & {
  selected: ReadonlySet<string>;
};

/** Which row has the focus and which are chosen, and what a row has to know of it. */
function useChosenRows<Row>(
  { rows, rowId, selected, onSelect }: Chosen<Row>,
  list: RefObject<RowsHandle | null>,
) {
  const selecting = useRowSelection({ rows, rowId, selected, onSelect: onSelect ?? noContent });
  const selection = onSelect === undefined ? null : selecting;
  const focus = useRowFocus({ count: rows.length, list, selection });
  const onCheck = (index: number, range: boolean) => {
    if (range) selection?.extend(focus.active, index);
    else selection?.toggle(index);
    focus.focusRow(index);
  };
  const { active, watch } = focus;
  return { selection, focus, checked: { active, selected: selection && selected, onCheck, watch } };
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
  selected = nothing,
  onSelect,
  density = 'regular',
  scroll = 'page',
  ...rest
}: DataTableProps<Row>) {
  const phone = usePhone();
  const list = useRef<RowsHandle>(null);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const shown = shownColumns(columns, { hidden, order, sort, onSort });
  const { selection, focus, checked } = useChosenRows({ rows, rowId, selected, onSelect }, list);
  const cells = shown.map(({ column }) => column);
  const menu = onMenu !== undefined;
  const own = scroll === 'own';
  const context: RowsContext<Row> = { columns: cells, rowId, rowName, rowHref, onOpen, onMenu, ...checked };

  return (
    <S.Container
      {...rest}
      ref={setContainer}
      $own={own}
      style={{ ...rest.style, ...(own && { '--table-top': 0 }) }}
    >
      <S.Table
        role="table"
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        $rules={phone ? '' : columnRules(cells, { selectable: selection !== null, menu, inset: own })}
        $density={density}
        $selectable={selection !== null}
        $selecting={selected.size > 0}
        $menu={menu}
        $inset={own}
      >
        <DataHead
          columns={shown}
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
