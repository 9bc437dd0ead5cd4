import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser goes back or forward: overlays belong to the page that was left. */
export function useHistoryStep(onStep: () => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const listener = () => step();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
