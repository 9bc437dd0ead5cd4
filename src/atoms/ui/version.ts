import { atom } from 'jotai';
import { ownBuild, servedBuild } from '#lib/loading/servedBuild.ts';

/** The interval of version checks while the console is visible, ms. */
const period = 10 * 60_000;

const foundAtom = atom(false);
const putOffAtom = atom(false);

/**
 * Whether the server has a newer console than this page, and the author has not postponed it. While it is mounted, the server is asked when the
 * author returns to the tab, and from time to time.
 */
export const newVersionAtom = atom(
  (get) => get(foundAtom) && !get(putOffAtom),
  async (get, set) => {
    const own = ownBuild();
    if (own === null || document.visibilityState !== 'visible' || get(foundAtom)) return;
    const served = await servedBuild();
    set(foundAtom, served !== null && served !== own);
  },
);
newVersionAtom.onMount = (ask) => {
  const look = () => void ask();
  const timer = setInterval(look, period);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** Postpones the newer console until the next start. */
export const putOffVersionAtom = atom(null, (_get, set) => set(putOffAtom, true));
