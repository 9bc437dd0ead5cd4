import type { ReactNode } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './DataTable.styles.ts';
import { messages } from './messages.ts';
import type { ShownColumn } from './shownColumns.ts';
import type { RowSelection } from './useRowSelection.ts';

interface DataHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  /** How many rows there are. */
  count: number;
  /** Null where nothing can be selected. */
  selection: RowSelection | null;
  /** There is a column of menus. */
  menu: boolean;
  /** A button at its head. */
  headMenu: ReactNode;
  /** On a phone the head is for screen readers alone. */
  phone: boolean;
}

/** The heads of the columns. */
export function DataHead<Row>({ columns, count, selection, menu, headMenu, phone }: DataHeadProps<Row>) {
  const t = useMessages(messages);
  const chosen = selection?.selected.size ?? 0;
  return (
    <S.Head role="rowgroup">
      <div role="row" aria-rowindex={1}>
        {selection !== null && (
          <div role="columnheader" data-check>
            {phone ? (
              t.selection
            ) : (
              <input
                type="checkbox"
                aria-label={t.selectAll}
                checked={chosen > 0 && chosen >= count}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < count;
                }}
                disabled={count === 0}
                onChange={selection.all}
              />
            )}
          </div>
        )}
        {columns.map(({ column, sorted, toggle }) => (
          <div
            key={column.id}
            role="columnheader"
            aria-sort={sorted ?? undefined}
            data-column={column.id}
            data-align={column.align}
          >
            {toggle === null || phone ? (
              column.header
            ) : (
              <S.SortButton type="button" onClick={toggle} $sorted={sorted !== null}>
                {column.header}
              </S.SortButton>
            )}
          </div>
        ))}
        {menu && (
          <div role="columnheader" data-menu>
            {(!phone && headMenu) || <S.Hidden>{t.menu}</S.Hidden>}
          </div>
        )}
      </div>
    </S.Head>
  );
}
