import { useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { underWay } from '#lib/loading/late.ts';

interface InViewProps {
  /** What is shown from then on. */
  children: ReactNode;
  /** Room that it holds until then, px. */
  height: number;
}

/** For how long nothing around it must have been on its way, ms: what has come is laid out by then. */
const rest = 250;
/** For how long something may be on its way while somebody looks at this place, ms. Code may hang for two minutes. */
const patience = 5000;

/**
 * Shows its children once they come near the window: what is read for them is read when somebody looks. As long as something of the page is
 * on its way it waits, though not for ever: what comes above pushes it out of sight.
 */
export function InView({ children, height }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || seen) return;
    const client = store.get(queryClientAtom);
    let nearSince: number | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const since = nearSince;
      if (since === null) return;
      timer = setTimeout(() => {
        const isBusy = client.isFetching() > 0 || underWay.size > 0;
        if (isBusy && performance.now() - since < patience) look();
        else setSeen(true);
      }, rest);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        nearSince = entries.at(-1)?.isIntersecting === true ? performance.now() : null;
        look();
      },
      { rootMargin: '160px' },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [seen, store]);
  return seen ? children : <div ref={place} style={{ height }} />;
}
