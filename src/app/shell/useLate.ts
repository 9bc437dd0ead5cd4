import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import { firstScreenPauseAtom } from '#atoms/ui/late.ts';
import { underWay } from '#lib/loading/late.ts';
import { whenIdle } from '#lib/loading/whenIdle.ts';

/** How often a busy page is checked again, ms, and how many times its pause it may take. */
const step = 250;
const patience = 4;

/**
 * Whether the first screen is done: then code is loaded that every screen may need, but none at first. A slow line or machine gets more time: as long
 * as requests or rendering of the first screen go on.
 */
export function useLate(): boolean {
  const pause = useAtomValue(firstScreenPauseAtom);
  const store = useStore();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const client = store.get(queryClientAtom);
    const isBusy = () => client.isFetching() > 0 || underWay.size > 0;
    let left = patience * pause;
    let callOff = () => undefined as void;
    const wait = (ms: number) => {
      const timer = setTimeout(look, ms);
      callOff = () => clearTimeout(timer);
    };
    const look = () => {
      if (left <= 0) setLate(true);
      else if (isBusy()) {
        left -= step;
        wait(step);
      } else callOff = whenIdle(() => (isBusy() ? wait(step) : setLate(true)));
    };
    wait(pause);
    return () => callOff();
  }, [pause, store]);
  return late;
}
