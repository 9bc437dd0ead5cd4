import { useEffect, useRef, type ReactNode } from 'react';
import { isFirst } from './isEmbedded.ts';

interface OpenedProps {
  /** The button with the thing that it opens. */
  children: ReactNode;
}

/**
 * Opens the menu or dialog of a button in the first example of a documentation page: no play runs there, and a closed button shows little. Further
 * down the page it stays closed, because an opened one takes the focus, and the page would jump to it. In a window as narrow as a phone it also
 * stays closed, because it would be a sheet over everything.
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
