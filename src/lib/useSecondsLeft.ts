import { useEffect, useState } from 'react';
import { now } from './clock.ts';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - now()) / 1000));

/** Whole seconds that are left until a moment (ms), counted down; 0 once it has come. */
export function useSecondsLeft(moment: number): number {
  const [, tick] = useState(0);
  const left = secondsUntil(moment);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
