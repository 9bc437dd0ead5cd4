import { useEffect, useRef, useState, type ReactNode } from 'react';

interface InViewProps {
  /** What is shown from then on. */
  children: ReactNode;
  /** Room that it holds until then, px. */
  height: number;
}

/** Shows its children once they come near the window: what is read for them is read when somebody looks. */
export function InView({ children, height }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '160px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return seen ? children : <div ref={place} style={{ height }} />;
}
