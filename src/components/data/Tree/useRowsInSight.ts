import { useEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond those in sight, so that a wheel does not meet a gap. */
const rowsAhead = 4;
/** Rows of the first paint, before the window is measured. */
const atOnce = 24;

interface Sight {
  /** The places of the first row that is drawn, and of the one after the last. */
  from: number;
  to: number;
}

/** Which rows of a list lie in the window. All are of one height, so that it takes a division. */
function sightOf(list: HTMLElement, rowHeight: number): Sight {
  const { top } = list.getBoundingClientRect();
  return {
    from: Math.max(0, Math.floor(-top / rowHeight) - rowsAhead),
    to: Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight) + rowsAhead),
  };
}

/** The rows that are to be drawn now: those in the window and some around, whatever of the page scrolls. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rowHeight: number): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: atOnce });

  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const look = () => setSight(sameOr(sightOf(current, rowHeight)));
    // Tells at once too. What comes above the list moves it without a scroll, and changes the height of the page.
    const heights = new ResizeObserver(look);
    heights.observe(current);
    heights.observe(document.body);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      heights.disconnect();
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);

  return sight;
}

/** Keeps the object while it tells the same, so that nothing is drawn for it. */
const sameOr = (next: Sight) => (last: Sight) =>
  last.from === next.from && last.to === next.to ? last : next;
