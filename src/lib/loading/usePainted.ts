import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** What a page has above its first row at least, px: its bar, its title and what the rows are chosen by. */
const ABOVE = 200;

/** How many rows of a height (px) a page may show before it is scrolled. */
export const rowsInSight = (height: number): number =>
  Math.max(Math.ceil((window.innerHeight - ABOVE) / height), 1);

/**
 * Whether what a component has drawn first has been painted: what is not in sight is drawn right after that. React would draw it before the browser
 * paints, where that is behind, and what is in sight would wait for it.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
