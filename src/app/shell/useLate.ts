import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import { firstScreenPauseAtom } from '#atoms/ui/late.ts';
import { underWay } from '#lib/loading/late.ts';
import { whenIdle } from '#lib/loading/whenIdle.ts';

/** How often a page that is still busy is looked at again, ms, and how many times its pause it may be. */
const step = 250;
const patience = 4;

/**
 * Whether the first screen has had its time: what every screen may need, and none at first, is fetched then. On a slow line or a slow
 * machine it has more time: as long as something of it is on its way, or being drawn.
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
