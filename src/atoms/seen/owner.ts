import { adoptSnapshots, beginSnapshots, forgetSnapshots } from '#lib/snapshot/keep.ts';
import type { Device } from '#lib/device/device.ts';
import { markRows, rowsMark } from './rowsMark.ts';
import { isOwnerOf, type Stock } from './stock.ts';

/** The key of the rows' owner on the device. */
const ownerKey = 'seen';

export type Owner = ReturnType<typeof createOwner>;

/** The owner of the stored rows: one author at a time. */
export function createOwner(device: Device, stock: Stock) {
  /** null if unknown, or nobody. */
  let owner: string | null = null;
  let work: Promise<unknown> = Promise.resolve();
  /** One operation after another: a write must not overtake a removal. */
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
    /** Their current owner; null for nobody. */
    now: () => owner,
    /** Removes the rows, which belong to nobody any more. */
    leave,

    /** Does something with other stored data of the current author, in sequence with its removal. undefined without an author. */
    ofOwner: <T>(deed: (id: string) => Promise<T>): Promise<T | undefined> =>
      next(async () => (owner === null ? undefined : deed(owner))),

    /** Reads the owner of the rows from the last visit; rows of an author who was leaving are removed. */
    begin: () =>
      next(async () => {
        if (rowsMark() === 'leaving') await forget();
        const kept = await device.get(ownerKey);
        if (owner !== null || rowsMark() !== 'kept' || typeof kept !== 'string') return;
        owner = kept;
        adoptSnapshots();
      }),

    /** Makes an author the owner; rows of another one are removed. */
    enter(id: string): void {
      if (owner === id) return;
      if (owner !== null) leave();
      owner = id;
      void next(async () => {
        const before = rowsMark() === 'kept' ? await device.get(ownerKey) : undefined;
        // Also rows of a previous author that this page did not know of.
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
