import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells that the author has gone elsewhere, by «Back» as well: a named modal stands over all screens, and asks of one that was left. */
export function useLeaving(onLeave: () => void): void {
  const { pathname } = useLocation();
  const [begun] = useState(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (pathname !== begun) leave();
  }, [pathname, begun]);
}
