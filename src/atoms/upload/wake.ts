import { atom, type Getter, type WritableAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { deviceAtom } from '../device.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { firstScreenPauseAtom } from '../ui/late.ts';
import { queueKey } from './keys.ts';

const nameOf = (author: string) => `uploads/${author}`;

/** Records, in synchronous storage, whether this device has uploads of an author. Names no file. */
export function markUploads(author: string, some: boolean): void {
  try {
    const { localStorage } = globalThis;
    if (some) localStorage?.setItem(nameOf(author), '1');
    else localStorage?.removeItem(nameOf(author));
  } catch {
    // No room for the record: the uploads are found when a screen shows any.
  }
}

const isMarked = (author: string) => globalThis.localStorage?.getItem(nameOf(author)) === '1';

type Starter = () => Promise<{ startAtom: WritableAtom<null, [], unknown> }>;

/** Loads the upload engine; set at the start of the app, so that the frame does not contain it. */
let loadEngine: Starter | null = null;

/** Registers how to load the engine; null if there is none. */
export function wakeBy(load: Starter | null): void {
  loadEngine = load;
}

/** Asks the device itself, after the first screen: on a slow machine or line, when nothing is loading any more. */
async function isKept(get: Getter, author: string): Promise<boolean> {
  do await new Promise((resolve) => setTimeout(resolve, get(firstScreenPauseAtom)));
  while (get(queryClientAtom).isFetching() > 0);
  return (await get(deviceAtom).keys(queueKey(author))).length > 0;
}

/** Mounted by screens with uploads: starts the engine once it has something to do, here or in another tab. */
export const wakeAtom = boundedAtomFamily((author: string) => {
  const checkAtom = atom(null, async (get, set, when: 'now' | 'later') => {
    if (loadEngine === null) return;
    if (when === 'now' ? !isMarked(author) : !(await isKept(get, author))) return;
    const { startAtom } = await loadEngine();
    await set(startAtom);
  });
  checkAtom.onMount = (check) => {
    // Code that did not arrive is requested again when the network is back.
    const look = (when: 'now' | 'later') => void check(when).catch(() => undefined);
    const heard = ({ key }: StorageEvent) => void (key === nameOf(author) && look('now'));
    const back = () => look('later');
    look('now');
    // A killed browser may have lost the record, which it saves seconds later.
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
