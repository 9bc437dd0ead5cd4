import { open } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** Calls `before` each time that a file or a folder is about to be synced to the disk, until the test ends. `folder` must have this file. */
export async function beforeSyncs(folder: string, file: string, before: () => Promise<void>): Promise<void> {
  await using probe = await open(path.join(folder, file), 'r');
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof probe) {
    await before();
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
}
