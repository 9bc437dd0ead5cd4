import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** The time now, ms, updated every `everyMs`: for components that show the time. */
export function useNow(everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return at;
}
