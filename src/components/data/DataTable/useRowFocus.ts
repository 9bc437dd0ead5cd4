import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { RowSelection } from './useRowSelection.ts';

/** How far Page Up and Page Down go, rows of a table. */
const rowsOfPage = 10;
/** The same, rows of a grid, which are higher. */
const gridRowsOfPage = 3;

/** Elements with keys of their own. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** The row that an element is in. */
function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
}

/** The focusable element of a row: its link, or the row itself. */
const focusOf = (row: Element) => row.querySelector<HTMLElement>('[data-row-link]') ?? (row as HTMLElement);

function targetOf(key: string, from: number, count: number, columns: number | undefined): number | null {
  const row = columns ?? 1;
  const page = columns === undefined ? rowsOfPage : gridRowsOfPage * columns;
  const steps: Record<string, number> = {
    ArrowDown: from + row,
    ArrowUp: from - row,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
    ...(columns !== undefined && { ArrowRight: from + 1, ArrowLeft: from - 1 }),
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1);
}

interface Options {
  count: number;
  /** Brings a row in sight that is not in the document yet. */
  list: RefObject<{ scrollToIndex: (place: { index: number; align: 'center' }) => void } | null>;
  /** Null where nothing can be selected. */
  selection: RowSelection | null;
  /** In a grid: how many stand side by side now. The arrows to the sides then move too. */
  columnsNow?: (() => number) | undefined;
}

interface RowKeys {
  active: number;
  focusRow: (index: number) => void;
}

/** The keys in the rows: they move the focus, and select. */
function onRowKey(
  event: KeyboardEvent,
  { count, selection, columnsNow, active, focusRow }: Omit<Options, 'list'> & RowKeys,
) {
  const { target, key, shiftKey } = event;
  if (event.defaultPrevented || (target instanceof Element && target.matches(typing))) return;
  const from = indexOf(target) ?? active;
  const command = event.ctrlKey || event.metaKey;
  if (selection !== null && command && event.code === 'KeyA') {
    event.preventDefault();
    selection.all();
    return;
  }
  if (command || event.altKey) return;
  const to = targetOf(key, from, count, columnsNow?.());
  if (to !== null) {
    event.preventDefault();
    if (shiftKey) selection?.extend(from, to);
    focusRow(to);
  } else if (
    selection !== null &&
    key === ' ' &&
    target instanceof Element &&
    !target.matches('input, button')
  ) {
    event.preventDefault();
    selection.toggle(from);
  } else if (selection !== null && key === 'Escape' && selection.selected.size > 0) {
    event.preventDefault();
    selection.clear();
  }
}

/**
 * The focus within the rows: Tab enters at the active row and leaves after it, arrows move it, whether a row is in the
 * document yet or not. `rows` goes on the element around the rows.
 */
export function useRowFocus<Body extends HTMLElement = HTMLDivElement>({
  count,
  list,
  selection,
  columnsNow,
}: Options) {
  const [active, setActive] = useState(0);
  const [within, setWithin] = useState(false);
  const body = useRef<Body>(null);
  /** The row that is to have the focus as soon as it is in the document. */
  const wanted = useRef<number | null>(null);
  /** The focused row has been scrolled away: the element around the rows keeps its keys. */
  const parked = useRef(false);

  const focusRow = (index: number) => {
    setActive(index);
    const row = body.current?.querySelector(`[data-index="${index}"]`);
    if (row) {
      row.scrollIntoView({ block: 'nearest' });
      focusOf(row).focus({ preventScroll: true });
    } else {
      wanted.current = index;
      list.current?.scrollToIndex({ index, align: 'center' });
    }
  };

  return {
    active,
    focusRow,
    /** A row came into the document, or is about to go. */
    watch: {
      came(index: number, row: Element) {
        if (wanted.current !== index) return;
        wanted.current = null;
        focusOf(row).focus({ preventScroll: true });
      },
      goes(row: Element) {
        if (!row.contains(document.activeElement)) return;
        parked.current = true;
        body.current?.focus({ preventScroll: true });
      },
    },
    rows: {
      ref: body,
      tabIndex: within || count === 0 ? -1 : 0,
      onKeyDown: (event: KeyboardEvent<Body>) =>
        onRowKey(event, { count, selection, columnsNow, active, focusRow }),
      onFocus(event: FocusEvent<Body>) {
        setWithin(true);
        const index = indexOf(event.target);
        if (index !== null) setActive(index);
        else if (!parked.current) focusRow(Math.min(active, count - 1));
        parked.current = false;
      },
      onBlur(event: FocusEvent<Body>) {
        if (!event.currentTarget.contains(event.relatedTarget)) setWithin(false);
      },
    },
  };
}
