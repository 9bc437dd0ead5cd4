import type { ReactNode } from 'react';

interface StateGridProps {
  /** How many stand beside each other. */
  columns?: number;
  /** The width of each, px. */
  width: number;
  /** One component in each of its variants and states. */
  children: ReactNode;
}

/** The states of one component beside each other, for a story named `Grid`. */
export function StateGrid({ columns = 3, width, children }: StateGridProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, ${width}px)`,
        gap: '28px 24px',
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
