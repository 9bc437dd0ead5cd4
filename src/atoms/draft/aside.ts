import { atom } from 'jotai';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import type { DraftSlots } from './draftSlots.ts';
import { writeEarly, type Draft } from './records.ts';

/** How a draft that is kept aside is let go: off the device, or left there for a later visit. */
type LetGo = (how: 'over' | 'left') => Promise<void>;

/**
 * Keeps a draft beside the slot of its key while this page works on it unseen, and answers how to let it go. Where the page goes first, the
 * next visit finds it among the drafts that were left.
 */
export const createAside = <F extends object>({ deviceName }: DraftSlots<F>) =>
  atom(null, async (get, _set, { key, draft }: { key: string; draft: Draft<F> }): Promise<LetGo> => {
    const name = deviceName(get, key);
    const device = get(deviceAtom);
    const kept = name && (await writeEarly(device, `${name}@${crypto.randomUUID()}`, draft));
    return async (how) => {
      if (!kept) return;
      if (how === 'over')
        await device
          .remove(kept.name)
          .catch((error: unknown) => logFailure('A draft was not removed from this device', error));
      kept.letGo();
    };
  });
