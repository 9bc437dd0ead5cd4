import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** The time now, ms, told again every `everyMs`: for what shows the time of day. */
export function useNow(everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return at;
}
