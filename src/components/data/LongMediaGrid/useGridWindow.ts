import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { gridOf } from '#components/data/MediaGridSkeleton/MediaGridSkeleton.styles.ts';
import { rowsInSight, usePainted } from '#lib/loading/usePainted.ts';

/** Up to so many cards, all are in the document, so that the browser's search finds them; of more only those near the window. */
const few = 100;
/** How many cards of a longer grid are painted first, before it is measured. */
const atOnce = 24;
/** How far outside the window cards are there already, px. */
const ahead = 500;

/** The width that a page needs beside its grid, px, with the menu beside it and without. */
const beside = { menu: 328, alone: 32 };

/** The number of cards that fit into the window. */
function cardsInSight(): number {
  const { columns, step } = gridOf(innerWidth - (innerWidth < 1024 ? beside.alone : beside.menu));
  return columns * rowsInSight(step);
}

/** A grid as it stands, and the part of it that is near the window. */
interface Place {
  columns: number;
  /** From the top of a row to the top of the next, px. */
  step: number;
  /** The first row that is in the document, and the one after the last. */
  first: number;
  last: number;
}

function measure(root: HTMLElement, count: number): Place | null {
  const list = root.firstElementChild;
  const card = list?.firstElementChild;
  if (!list || !card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const step = card.getBoundingClientRect().height + Number.parseFloat(rowGap);
  const rows = Math.ceil(count / columns);
  const { top } = root.getBoundingClientRect();
  const rowAt = (y: number) => Math.min(Math.max(Math.floor((y - top) / step), 0), rows - 1);
  return { columns, step, first: rowAt(-ahead), last: rowAt(innerHeight + ahead) + 1 };
}

const same = (a: Place, b: Place) =>
  a.columns === b.columns && a.step === b.step && a.first === b.first && a.last === b.last;

/**
 * Which cards of a grid are to be in the document, as the page scrolls. The rows are of one height, so that it is
 * reckoned and nothing but the first card is measured; what was scrolled to is there at the same paint. A few cards are all there,
 * and not measured before somebody moves among them: a page would be laid out twice to be shown once.
 */
export function useGridWindow(count: number) {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ columns: 1, step: 0, first: 0, last: atOnce });
  const known = useRef(place);

  const isFew = count <= few;
  const painted = usePainted();

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || isFew) return;
    const look = () => {
      const next = measure(element, count);
      if (next === null || same(next, known.current)) return;
      known.current = next;
      setPlace(next);
    };
    const lookNow = () => flushSync(look);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    window.addEventListener('scroll', lookNow, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', lookNow);
      window.removeEventListener('resize', look);
    };
  }, [count, isFew]);

  const { columns, step, first, last } = place;
  const rows = Math.ceil(count / columns);
  const measured = () => (root.current && measure(root.current, count)) ?? place;
  return {
    /** Goes on the element around the grid. */
    root,
    /** Cards of a row. */
    columnsNow: () => measured().columns,
    /** The first card that is in the document, and the one after the last. */
    from: isFew ? 0 : first * columns,
    to: isFew ? count : Math.min(last * columns, count),
    /** How many of these are rendered. The others are out of sight, have reserved space, and are rendered after the first paint. */
    drawn: isFew && !painted ? cardsInSight() : count,
    /** In place of the rows that are not in the document, px. */
    before: isFew ? 0 : first * step,
    after: isFew ? 0 : Math.max(rows - last, 0) * step,
    scrollToIndex({ index }: { index: number }) {
      const now = measured();
      const { top } = root.current?.getBoundingClientRect() ?? { top: 0 };
      const middle = top + Math.floor(index / now.columns) * now.step + (now.step - innerHeight) / 2;
      window.scrollBy({ top: middle, behavior: 'instant' });
    },
  };
}
