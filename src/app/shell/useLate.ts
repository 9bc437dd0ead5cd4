import { useEffect, useState } from 'react';

/** How long the first screen has the line and the processor for itself, ms. */
const pause = 2000;

/** Whether the first screen has had its time: code that every screen may need, and none at first, is fetched then. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
