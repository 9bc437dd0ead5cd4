import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '#lib/loading/afterPaint.ts';

/** Rows drawn beyond those in sight, so that a wheel does not meet a gap. */
const rowsAhead = 4;
/** Rows of the first paint, before the window is measured. */
const atOnce = 24;

interface Sight {
  /** The places of the first row that is drawn, and of the one after the last. */
  from: number;
  to: number;
}

/** Which rows of a list lie in the window, and so many around. All are of one height, so that it takes a division. */
function sightOf(list: HTMLElement, rowHeight: number, around: number): Sight {
  const { top } = list.getBoundingClientRect();
  return {
    from: Math.max(0, Math.floor(-top / rowHeight) - around),
    to: Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight) + around),
  };
}

/**
 * The rows that are to be drawn now: those in the window and some around, whatever of the page scrolls. Where all that is in the window is
 * drawn already, those around it come after the paint: a key that scrolls by a row does not wait for them.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rowHeight: number): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: atOnce });
  const drawn = useRef(sight);

  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const draw = () => {
      const next = sightOf(current, rowHeight, rowsAhead);
      // The object stays while it tells the same, so that nothing is drawn for it.
      if (next.from === drawn.current.from && next.to === drawn.current.to) return;
      drawn.current = next;
      setSight(next);
    };
    const look = () => {
      const { from, to } = sightOf(current, rowHeight, 0);
      if (from < drawn.current.from || to > drawn.current.to) draw();
      else afterPaint(draw);
    };
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
