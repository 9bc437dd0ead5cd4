import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** The minimum height above the first row of a page, px: its bar, its title and the filters. */
const ABOVE = 200;

/** How many rows of a height (px) can be visible before scrolling. */
export const rowsInSight = (height: number): number =>
  Math.max(Math.ceil((window.innerHeight - ABOVE) / height), 1);

/**
 * Whether the first render of a component has been painted: then the rest, which is out of sight, is rendered. Without this React could render both
 * before the paint, and the visible part would have to wait.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
