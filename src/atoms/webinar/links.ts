import { atom } from 'jotai';
import { now } from '#lib/time/clock.ts';
import { onLeave } from '../session/private.ts';

/** When each link to a webinar was last opened for a check, ms. */
const openedAtom = atom<Readonly<Record<string, number>>>({});

onLeave((_get, set) => set(openedAtom, {}));

/** When links were opened to see whether they work, ms, by link. No call can check that: the author looks. */
export const openedLinksAtom = atom((get) => get(openedAtom));

/** Remembers that a link was opened just now. */
export const linkOpenedAtom = atom(null, (_get, set, link: string) =>
  set(openedAtom, (opened) => ({ ...opened, [link]: now() })),
);
