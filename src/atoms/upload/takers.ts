import type { UploadTarget } from './entries.ts';

type Load = (target: UploadTarget) => Promise<unknown>;

let load: Load = async () => undefined;

/**
 * Declares how the module is loaded that takes uploads for a target (`onUploaded`): after a reload the author may be on any screen, and
 * an upload that ends must still reach what waits for it.
 */
export function takenBy(next: Load): void {
  load = next;
}

/** Loads who takes uploads for a target. */
export async function loadTaker(target: UploadTarget): Promise<void> {
  await load(target);
}
