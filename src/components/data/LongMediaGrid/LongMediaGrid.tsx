import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { RowsHandle } from '#components/data/DataTable/rowContext.ts';
import { useRowFocus } from '#components/data/DataTable/useRowFocus.ts';
import { useRowSelection } from '#components/data/DataTable/useRowSelection.ts';
import { List, Root } from '#components/data/MediaGridSkeleton/MediaGridSkeleton.styles.ts';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useLatest } from '#lib/hook/useLatest.ts';
import { messages } from './messages.ts';
import { Card, Corner } from './LongMediaGrid.styles.ts';
import { useGridWindow } from './useGridWindow.ts';

/** The props of a card beside its row. */
export interface GridCardProps {
  selected: boolean;
  /** Whether its link and its «…» take part in Tab: those of one card do. */
  tabIndex: 0 | -1;
  /** Opens the menu of the row: by «…», a right click or the menu key. */
  onMenu: (event: MouseEvent) => void;
}

interface LongMediaGridProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  /** Its name for screen readers: «Лекции». */
  label: string;
  /** The loaded rows, in their order. */
  rows: readonly Row[];
  /** How many rows there are in all, loaded or not. */
  total?: number;
  /** The id of a row. */
  rowId: (row: Row) => string;
  /** The row in words, for the name of its checkbox. */
  rowName: (row: Row) => string;
  /** Draws a MediaCard. */
  card: (row: Row, props: GridCardProps) => ReactNode;
  /** The button of three dots of a card was pressed, or the card was right-clicked. */
  onMenu: (event: MouseEvent, row: Row) => void;
  /** Ids of the selected rows. */
  selected?: ReadonlySet<string>;
  /** Without it nothing can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();
const noSelect = () => undefined;

/**
 * Cards in columns, as many as there are: four where the page is as wide as on a desktop, fewer where there is less room. Only
 * those near the window are in the document. The keys are the table's: Tab
 * enters at a card, arrows move, Enter opens, Space selects, with Shift a range.
 */
export function LongMediaGrid<Row>({
  label,
  rows,
  total,
  rowId,
  rowName,
  card,
  onMenu,
  selected = nothing,
  onSelect,
  ...rest
}: LongMediaGridProps<Row>) {
  const { root, columnsNow, from, to, drawn, before, after, scrollToIndex } = useGridWindow(rows.length);
  const scroller = useRef<RowsHandle>(null);
  useImperativeHandle(scroller, () => ({ scrollToIndex }));
  const selecting = useRowSelection({ rows, rowId, selected, onSelect: onSelect ?? noSelect });
  const selection = onSelect === undefined ? null : selecting;
  const {
    active,
    focusRow,
    watch,
    rows: body,
  } = useRowFocus<HTMLUListElement>({
    count: rows.length,
    list: scroller,
    selection,
    columnsNow,
  });

  const check = useLatest((index: number, range: boolean) => {
    if (range) selection?.extend(active, index);
    else selection?.toggle(index);
    focusRow(index);
  });
  const openMenu = useLatest(onMenu);
  const onCheck = selection === null ? undefined : check;
  const content = useMemo<CardContent<Row>>(
    () => ({ rowName, card, onMenu: openMenu, onCheck, watch }),
    [rowName, card, openMenu, onCheck, watch],
  );

  return (
    <Root {...rest} ref={root}>
      <List
        {...body}
        aria-label={label}
        data-selecting={selected.size > 0 || undefined}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {rows.slice(from, to).map((row, place) => {
          const index = from + place;
          return (
            <GridCell
              key={rowId(row)}
              row={row}
              // Cards take no part in what a row is: they only hand it back.
              content={content as CardContent<unknown>}
              index={index}
              total={total ?? rows.length}
              drawn={index < drawn}
              checked={selected.has(rowId(row))}
              tabIndex={index === active ? 0 : -1}
            />
          );
        })}
      </List>
    </Root>
  );
}

/** The input of the cards. It is the same object as long as none has to render again. */
interface CardContent<Row> extends Pick<LongMediaGridProps<Row>, 'rowName' | 'card' | 'onMenu'> {
  /** A checkbox was pressed; undefined where nothing can be selected. */
  onCheck: ((index: number, range: boolean) => void) | undefined;
  watch: ReturnType<typeof useRowFocus>['watch'];
}

interface GridCellProps {
  row: unknown;
  content: CardContent<unknown>;
  index: number;
  total: number;
  /** It is not only a place that a card will come to. */
  drawn: boolean;
  checked: boolean;
  tabIndex: 0 | -1;
}

/**
 * A card in its place, drawn anew only where something of its own has changed. It tells when it comes into the document and when it goes.
 */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { row, content, index, total, drawn, checked, tabIndex } = props;
  const { rowName, card, onMenu, onCheck } = content;
  const { came, goes } = content.watch;
  const t = useMessages(messages);
  const ref = useRef<HTMLLIElement>(null);
  /** Whether Shift was held as the checkbox was pressed. */
  const withShift = useRef(false);
  useLayoutEffect(() => {
    const cell = ref.current;
    if (cell === null) return;
    came(index, cell);
    return () => goes(cell);
  }, [index, came, goes]);
  return (
    <Card ref={ref} data-index={index} aria-setsize={total} aria-posinset={index + 1}>
      {drawn && onCheck !== undefined && (
        <Corner>
          <Square
            type="checkbox"
            aria-label={t.select(rowName(row))}
            tabIndex={tabIndex}
            checked={checked}
            onClick={({ shiftKey }) => {
              withShift.current = shiftKey;
            }}
            onChange={() => onCheck(index, withShift.current)}
          />
        </Corner>
      )}
      {drawn && card(row, { selected: checked, tabIndex, onMenu: (event) => onMenu(event, row) })}
    </Card>
  );
});
