import type { UploadTarget } from './entries.ts';

type Load = (target: UploadTarget) => Promise<unknown>;

let load: Load = async () => undefined;

/**
 * Registers how to load the module that takes uploads for a target (`onUploaded`): after a reload any screen may be open, and a finished upload must
 * still reach its target.
 */
export function registerTargetCode(next: Load): void {
  load = next;
}

/** Loads the code that takes uploads for a target. */
export async function loadTargetCode(target: UploadTarget): Promise<void> {
  await load(target);
}
