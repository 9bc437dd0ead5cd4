import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { firstScreenPauseAtom } from '#atoms/ui/late.ts';

/** Whether the first screen has had its time: what every screen may need, and none at first, is fetched then. */
export function useLate(): boolean {
  const pause = useAtomValue(firstScreenPauseAtom);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pause);
    return () => clearTimeout(timer);
  }, [pause]);
  return late;
}
