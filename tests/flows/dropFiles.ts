import type { CDPSession, Locator } from 'playwright';

/** The place where a pointer can hold a row, px of the window. */
export async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to point at');
  return { x: box.x + 200, y: box.y + box.height / 2 };
}

/** Drops files of the device, by path, on a row, as if they were dragged out of a folder. */
export async function dropFiles(wire: CDPSession, target: Locator, files: string[]): Promise<void> {
  const at = await middle(target);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
    await wire.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}
