import { newVersionAtom } from '#atoms/ui/version.ts';
import type { Store } from '#atoms/store.ts';
import { handOn } from '#components/data/Pager/handOn.ts';
import { keepNear } from '#lib/focus/keepNear.ts';
import { fetchAhead, savesData } from '#lib/loading/fetchAhead.ts';
import { late } from '#lib/loading/late.ts';
import { keepConsole } from '../worker/keepConsole.ts';
import { keepSnapshots } from './keepSnapshots.ts';

// With the same name as at the start, so that the next visit finds the file on the device.
const seen = late(() => import('#atoms/seen/seen.ts'));

const leftBehind = late(() => import('#atoms/leftBehind.ts'));

const bulkEdits = late(() => import('#features/kits/bulk/openBulk.ts'), { whenAsked: true });

/**
 * Starts keeping rows and handling the focus, fetches the code of all sections, and stores the console on the device for later visits. A device that
 * saves data keeps rows but fetches nothing.
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
  // Nobody waits for it: it reads only this device, and usually finds nothing.
  void bulkEdits.load().then(
    ({ offerInterrupted }) => offerInterrupted(store),
    () => undefined,
  );
  await fetchAhead();
  if (!savesData()) await keepConsole();
}
