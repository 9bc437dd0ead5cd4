import type { UploadTarget } from './entries.ts';

type Load = (target: UploadTarget) => Promise<unknown>;

const loads = new Map<UploadTarget['kind'], Load>();

/**
 * Declares where the module is loaded from that takes uploads for a kind of target (`onUploaded`): after a reload the author may be on
 * any screen, and an upload that ends must still reach what waits for it.
 */
export function takenBy(kind: UploadTarget['kind'], load: Load): void {
  loads.set(kind, load);
}

/** Loads who takes uploads for a target. */
export async function loadTaker(target: UploadTarget): Promise<void> {
  await loads.get(target.kind)?.(target);
}
