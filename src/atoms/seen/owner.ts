import { adoptSnapshots, beginSnapshots, forgetSnapshots } from '#lib/snapshot/keep.ts';
import type { Device } from '#lib/device/device.ts';
import { markRows, rowsMark } from './mark.ts';
import { isOwnerOf, type Stock } from './stock.ts';

/** Where the device has whose rows it keeps. */
const ownerKey = 'seen';

export type Owner = ReturnType<typeof createOwner>;

/** Whose rows a device keeps: of one author at a time. */
export function createOwner(device: Device, stock: Stock) {
  /** null where it is not known yet, or nobody. */
  let owner: string | null = null;
  let work: Promise<unknown> = Promise.resolve();
  /** One deed after another: a removal must not be overtaken by a write. */
  const next = <T>(deed: () => Promise<T>): Promise<T | undefined> => {
    const done = work.then(deed).catch(() => undefined);
    work = done;
    return done;
  };

  const forget = async () => {
    await stock.removeAll();
    await device.remove(ownerKey);
    if (rowsMark() === 'leaving') markRows(null);
  };

  const leave = () => {
    owner = null;
    forgetSnapshots();
    if (rowsMark() === null) return;
    markRows('leaving');
    void next(forget);
  };

  return {
    next,
    /** Whose they are now; null for nobody. */
    now: () => owner,
    /** They are nobody's any more, and go. */
    leave,

    /** Does something with what else the device keeps of the author who is in, in turn with its removal. undefined where that is nobody. */
    ofOwner: <T>(deed: (id: string) => Promise<T>): Promise<T | undefined> =>
      next(async () => (owner === null ? undefined : deed(owner))),

    /** Reads whose rows the last visit left; those of one who was leaving go. */
    begin: () =>
      next(async () => {
        if (rowsMark() === 'leaving') await forget();
        const kept = await device.get(ownerKey);
        if (owner !== null || rowsMark() !== 'kept' || typeof kept !== 'string') return;
        owner = kept;
        adoptSnapshots();
      }),

    /** They are this author's from now on; those of another one go. */
    enter(id: string): void {
      if (owner === id) return;
      if (owner !== null) leave();
      owner = id;
      void next(async () => {
        const before = rowsMark() === 'kept' ? await device.get(ownerKey) : undefined;
        // The rows of whoever came before, should this page not have known of them.
        await stock.removeAll((key) => !isOwnerOf(id, key));
        if (owner !== id) return;
        if (before === id) adoptSnapshots();
        else beginSnapshots();
        markRows('kept');
        await device.keep(ownerKey, id);
      });
    },
  };
}
