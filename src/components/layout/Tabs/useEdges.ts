import { useEffect, useState, type RefObject } from 'react';

/** Where a row that scrolls sideways has more than is in sight. */
type Edges = 'left' | 'right' | 'both' | undefined;

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edges {
  // Widths are rounded, so the last pixel tells nothing.
  const left = scrollLeft > 1;
  const right = scrollLeft + clientWidth < scrollWidth - 1;
  if (left && right) return 'both';
  return left ? 'left' : right ? 'right' : undefined;
}

/** Follows the edges of a row as it scrolls, and as it and what is in it change their widths. */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): Edges {
  const [edges, setEdges] = useState<Edges>();
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () => setEdges(edgesOf(element));
    const observer = new ResizeObserver(look);
    for (const part of [element, ...[...element.children].slice(0, count)]) observer.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return edges;
}
