import { atom } from 'jotai';
import { whenIdle } from '#lib/loading/whenIdle.ts';

/** Whether the page has rested since something that asks for this was first shown. What waits for it does not hold up the first rows. */
export const restedAtom = atom(false);
restedAtom.onMount = (set) => whenIdle(() => set(true));
