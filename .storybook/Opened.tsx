import { useEffect, useRef, type ReactNode } from 'react';
import { isFirst } from './isEmbedded.ts';

interface OpenedProps {
  /** A button and what it opens. */
  children: ReactNode;
}

/**
 * In the first example of a documentation page what a button opens stands open: no play runs there, and a button alone tells nothing of it.
 * Further down the page it stays closed, for what opens takes the focus, and the page would jump there. In a window as narrow as a phone it would be
 * a sheet over all of it.
 */
export function Opened({ children }: OpenedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst && matchMedia('(width >= 720px)').matches)
      box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  }, []);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
