import { useEffect, useSyncExternalStore } from 'react';
import { rowsInSight, usePainted } from '#lib/loading/usePainted.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { keepAsking, late } from '#lib/loading/late.ts';
import { cardHeight, rowHeights } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import type { RowsContext, TableRowsProps } from './rowContext.ts';

/** Up to so many rows, all are in the document, so that the browser's search finds them; of more only those near the window. */
const few = 100;

/** Needed by no first page: its code is fetched for longer lists, or when the page rests. */
const longRows = late(() => import('./LongRows.tsx'));

/** The rows of a table: all of them, or of many those near what is in sight. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowId, context, density } = props;
  const phone = usePhone();
  const painted = usePainted();
  const { there } = useSyncExternalStore(longRows.subscribe, longRows.arrival);
  const long = rows.length > few;
  const missing = long && there === null;

  useEffect(() => {
    if (!missing) return;
    void longRows.load().catch(() => undefined);
    return keepAsking(longRows);
  }, [missing]);

  if (long && there !== null) return <there.LongRows {...props} />;
  const height = phone ? cardHeight : rowHeights[density];
  // The others are drawn right after the first paint, in a room that is kept for them.
  const drawn = rows.slice(0, painted ? few : Math.min(few, rowsInSight(height)));
  const toCome = Math.min(rows.length, few) - drawn.length;
  return (
    <div style={toCome > 0 ? { paddingBottom: toCome * height } : undefined}>
      {drawn.map((row, index) => (
        <DataRow
          key={rowId(row)}
          item={row}
          // Rows take no part in what a row is: they only hand it back.
          context={context as RowsContext<unknown>}
          data-index={index}
        />
      ))}
    </div>
  );
}
