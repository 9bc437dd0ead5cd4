import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useImperativeHandle, useRef } from 'react';
import { usePhone } from '#lib/hook/useWidth.ts';
import { cardHeight, rowHeights } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import type { TableRowsProps } from './rowContext.ts';

const components = { Item: DataRow };
const noContent = () => null;

/** How many rows are there before they come in sight, on either side and beyond that the way it is scrolled. */
const ahead = { always: 2, onward: 0.4 };
/** Rows of the first paint, before the window is measured. */
const atOnce = 16;
/** A list that has just become long keeps all of its rows until then, so that the page stays as high as it is. */
const stillFew = 200;

/** The rows near what is in sight. */
export function LongRows<Row>({ ref, rows, rowId, context, container, density }: TableRowsProps<Row>) {
  const phone = usePhone();
  const list = useRef<VirtuosoHandle>(null);
  useImperativeHandle(ref, () => ({ scrollToIndex: (place) => list.current?.scrollToIndex(place) }), []);
  const height = phone ? cardHeight : rowHeights[density];
  return (
    <Virtuoso
      key={`${phone} ${density}`}
      ref={list}
      data={rows}
      context={context}
      components={components as never}
      computeItemKey={(_index, row) => rowId(row)}
      itemContent={noContent}
      {...(container === undefined
        ? { useWindowScroll: true }
        : { customScrollParent: container ?? undefined })}
      {...(phone ? { defaultItemHeight: height } : { fixedItemHeight: height })}
      initialItemCount={rows.length <= stillFew ? rows.length : atOnce}
      increaseViewportBy={ahead.always * height}
      overscan={ahead.onward * height}
    />
  );
}
