import { memo, useLayoutEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { RowLinkContext, type RowContent, type RowsContext } from './rowContext.ts';

/** Where the virtualiser has put a row. */
interface RowPlace {
  'data-index': number;
  'data-item-index'?: number;
  'data-known-size'?: number;
}

/** What the virtualiser gives each row. */
interface DataRowProps extends RowPlace {
  item: unknown;
  context: RowsContext<unknown>;
  /** Left out: it only says `overflow-anchor`, and each style of an element of its own takes its time. */
  style?: CSSProperties;
}

interface CellsProps extends RowPlace {
  item: unknown;
  content: RowContent<unknown>;
  /** It is open beside the table. */
  isCurrent: boolean;
  checked: boolean;
  /** Whether the parts of the row take part in Tab. */
  tabIndex: 0 | -1;
}

/** Whether a press selects: one beside the checkbox, or one with Shift anywhere but on a control. */
function selects({ target, shiftKey }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('input') !== null) return false;
  if (target.closest('[data-check]') !== null) return true;
  return shiftKey && target.closest('button:not([data-row-link])') === null;
}

/** Tells when a row is in the document, and when it is about to go. The answer goes on its element. */
function useWatched(index: number, { came, goes }: RowContent<unknown>['watch']) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return;
    came(index, row);
    return () => goes(row);
  }, [index, came, goes]);
  return ref;
}

/** A row of DataTable. A step of the focus or a selection draws those rows alone that it concerns. */
export function DataRow({ item, context, style: _style, ...place }: DataRowProps) {
  const { content, active, current, selected } = context;
  const id = content.rowId(item);
  return (
    <Cells
      {...place}
      item={item}
      content={content}
      isCurrent={id === current}
      checked={selected.has(id)}
      tabIndex={place['data-index'] === active ? 0 : -1}
    />
  );
}

/** Cells are bare elements, which the table's styles address by their data: there are many. */
const Cells = memo(function Cells({ item, content, isCurrent, checked, tabIndex, ...place }: CellsProps) {
  const { columns, rowName, rowHref, onOpen, onMenu, onCheck, watch } = content;
  const t = useMessages(messages);
  const index = place['data-index'];
  const ref = useWatched(index, watch);
  const name = rowName(item);
  const link = {
    href: rowHref?.(item),
    tabIndex,
    onOpen: onOpen && (() => onOpen(item)),
    description: checked ? t.selected : undefined,
  };

  return (
    <div
      {...place}
      ref={ref}
      role="row"
      tabIndex={rowHref || onOpen ? undefined : tabIndex}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      data-selected={checked || undefined}
      onContextMenu={onMenu && ((event) => onMenu(event, item))}
      onMouseDown={(event) => {
        // A press with Shift would also select the text between.
        if (onCheck !== undefined && event.shiftKey) event.preventDefault();
      }}
      onClickCapture={(event) => {
        if (onCheck === undefined || !selects(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onCheck(index, event.shiftKey);
      }}
    >
      {onCheck !== undefined && (
        <div role="cell" data-check>
          <input
            type="checkbox"
            aria-label={t.select(name)}
            tabIndex={tabIndex}
            checked={checked}
            onChange={({ nativeEvent }) =>
              onCheck(index, nativeEvent instanceof PointerEvent && nativeEvent.shiftKey)
            }
          />
        </div>
      )}
      <RowLinkContext value={link}>
        {columns.map((column, place) => (
          <div
            key={column.id}
            role={place === 0 ? 'rowheader' : 'cell'}
            data-column={column.id}
            data-phone={column.phone}
            data-align={column.align === 'end' ? 'end' : undefined}
            data-label={column.phoneLabel}
          >
            {column.cell(item)}
          </div>
        ))}
      </RowLinkContext>
      {onMenu && (
        <div role="cell" data-menu>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title names it */}
          <button
            type="button"
            title={t.actions(name)}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            onClick={(event) => onMenu(event, item)}
          />
        </div>
      )}
    </div>
  );
});
