import { atom } from 'jotai';
import { whenIdle } from '#lib/loading/whenIdle.ts';

/** Whether the page has been idle since this atom was mounted. Requests that wait for it do not delay the first rows. */
export const pageIdleAtom = atom(false);
pageIdleAtom.onMount = (set) => whenIdle(() => set(true));
