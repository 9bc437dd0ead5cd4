import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#lib/afterPaint.ts';
import { usePhone } from '#lib/useWidth.ts';
import { keepAsking, late } from '#lib/late.ts';
import { cardHeight, rowHeights } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import type { RowsContext, TableRowsProps } from './rowContext.ts';

/** Up to so many rows all are in the document, for the search of the browser; of more, those near the window. */
const few = 100;
/** Rows of the first paint: as many as the window may show. The others are drawn right after it, in a room that is kept for them. */
const inSight = (height: number) => Math.ceil(window.innerHeight / height);

/** Needed by no first page: its code is fetched for longer lists, or when the page rests. */
const longRows = late(() => import('./LongRows.tsx'));

/** The rows of a table: all of them, or of many those near what is in sight. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowId, context, density } = props;
  const phone = usePhone();
  const [painted, setPainted] = useState(false);
  const { there } = useSyncExternalStore(longRows.subscribe, longRows.arrival);
  const long = rows.length > few;
  const missing = long && there === null;

  // React would draw the others before the browser paints, where that is behind: the first rows would wait for them.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);

  useEffect(() => {
    if (!missing) return;
    void longRows.load().catch(() => undefined);
    return keepAsking(longRows);
  }, [missing]);

  if (long && there !== null) return <there.LongRows {...props} />;
  const height = phone ? cardHeight : rowHeights[density];
  const drawn = rows.slice(0, painted ? few : Math.min(few, inSight(height)));
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
