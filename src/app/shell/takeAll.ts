import { newVersionAtom } from '#atoms/ui/version.ts';
import type { Store } from '#atoms/store.ts';
import { handOn } from '#components/data/Pager/handOn.ts';
import { keepNear } from '#lib/focus/keepNear.ts';
import { fetchAhead, savesData } from '#lib/loading/fetchAhead.ts';
import { late } from '#lib/loading/late.ts';
import { keepConsole } from '../worker/keepConsole.ts';
import { keepSnapshots } from './keepSnapshots.ts';

// Under the same name as at the start: the next visit finds it on the device.
const seen = late(() => import('#atoms/seen/seen.ts'));

const leftBehind = late(() => import('#atoms/leftBehind.ts'));

const bulkEdits = late(() => import('#features/kits/bulk/openBulk.ts'), { whenAsked: true });

/**
 * Begins to keep what the author sees and to hand the focus on, fetches the code of all sections, and has the console kept on the device for the next visits. A
 * device that saves data keeps what was seen and fetches nothing.
 */
export async function takeAll(store: Store): Promise<void> {
  await seen.load().then(
    ({ keepSeenAtom }) => store.set(keepSeenAtom),
    () => undefined,
  );
  void leftBehind.load().catch(() => undefined);
  keepSnapshots();
  handOn();
  keepNear();
  // A page that came from this device may be an old one.
  if (navigator.serviceWorker?.controller) void store.set(newVersionAtom);
  // Nobody waits for it: it is of this device, and most have none.
  void bulkEdits.load().then(
    ({ offerInterrupted }) => offerInterrupted(store),
    () => undefined,
  );
  await fetchAhead();
  if (!savesData()) await keepConsole();
}
