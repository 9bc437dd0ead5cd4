import { atom, type Getter, type WritableAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { deviceAtom } from '../device.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { firstScreenPauseAtom } from '../ui/late.ts';
import { queueKey } from './keys.ts';

const nameOf = (author: string) => `uploads/${author}`;

/** Notes, in storage that is read at once, whether this device holds uploads of an author. It names no file. */
export function markUploads(author: string, some: boolean): void {
  try {
    const { localStorage } = globalThis;
    if (some) localStorage?.setItem(nameOf(author), '1');
    else localStorage?.removeItem(nameOf(author));
  } catch {
    // No room for a note: the uploads are found when anything of them is looked at.
  }
}

const isMarked = (author: string) => globalThis.localStorage?.getItem(nameOf(author)) === '1';

type Starter = () => Promise<{ startAtom: WritableAtom<null, [], unknown> }>;

/** Loads the engine of uploads; set by the start of the app, so that the frame of a screen does not bring it. */
let loadEngine: Starter | null = null;

/** Declares where the engine is loaded from; null where there is none. */
export function wakeBy(load: Starter | null): void {
  loadEngine = load;
}

/** Asks the device itself, once the first screen stands: on a slow machine or line that is when nothing is being read any more. */
async function isKept(get: Getter, author: string): Promise<boolean> {
  do await new Promise((resolve) => setTimeout(resolve, get(firstScreenPauseAtom)));
  while (get(queryClientAtom).isFetching() > 0);
  return (await get(deviceAtom).keys(queueKey(author))).length > 0;
}

/** Read by whoever shows uploads: starts the engine once there is something for it to do, here or in another tab. */
export const wakeAtom = boundedAtomFamily((author: string) => {
  const checkAtom = atom(null, async (get, set, when: 'now' | 'later') => {
    if (loadEngine === null) return;
    if (when === 'now' ? !isMarked(author) : !(await isKept(get, author))) return;
    const { startAtom } = await loadEngine();
    await set(startAtom);
  });
  checkAtom.onMount = (check) => {
    // Code that did not come is asked for again when the network is back.
    const look = (when: 'now' | 'later') => void check(when).catch(() => undefined);
    const heard = ({ key }: StorageEvent) => void (key === nameOf(author) && look('now'));
    const back = () => look('later');
    look('now');
    // A browser that was killed may have lost the note, which it writes down seconds later.
    look('later');
    globalThis.window?.addEventListener('storage', heard);
    globalThis.window?.addEventListener('online', back);
    return () => {
      globalThis.window?.removeEventListener('storage', heard);
      globalThis.window?.removeEventListener('online', back);
    };
  };
  return checkAtom;
});
