import type { ReactNode } from 'react';
import { isEmbedded } from './isEmbedded.ts';

interface StateGridProps {
  /** The number of columns. */
  columns?: number;
  /** The width of a column, px. */
  width: number;
  /** The component in each of its variants and states. */
  children: ReactNode;
}

/** Shows the states of one component beside each other, for a story named `Grid`. */
export function StateGrid({ columns = 3, width, children }: StateGridProps) {
  return (
    <div
      style={{
        display: 'grid',
        // On a narrow documentation page the last column would be cut.
        gridTemplateColumns: `repeat(${isEmbedded ? 'auto-fill' : columns}, ${width}px)`,
        maxWidth: isEmbedded ? columns * width + (columns - 1) * 24 : undefined,
        gap: '28px 24px',
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
