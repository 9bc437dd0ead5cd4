import { saveFile } from './saveFile.ts';

/** A file that is being saved. Data goes to the disk as it is written. */
export interface Saving {
  into: WritableStream<Uint8Array>;
  /** Hands the file to the author, after its stream is closed. */
  done: () => Promise<void>;
}

interface PickingWindow {
  showSaveFilePicker: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}
const givesPicker = (value: object): value is PickingWindow => 'showSaveFilePicker' in value;

const home = 'saved';

/** Deletes files that were handed to the browser's downloads in earlier visits: nothing tells when the browser has finished copying one. */
async function emptyHome(root: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  await root.removeEntry(home, { recursive: true }).catch(() => undefined);
  return root.getDirectoryHandle(home, { create: true });
}

/** A file in the browser's private folder, which goes to the downloads when it is complete. It is not held in memory either. */
async function ownFile(name: string): Promise<Saving> {
  const folder = await emptyHome(await navigator.storage.getDirectory());
  const handle = await folder.getFileHandle(name, { create: true });
  return {
    into: await handle.createWritable(),
    done: async () => saveFile(name, await handle.getFile()),
  };
}

/**
 * Begins to save a file under a name: at a place that the author chooses, or in the downloads if the browser cannot ask. null if the author cancels.
 * Needs a user gesture.
 */
export async function openSaving(name: string): Promise<Saving | null> {
  const here: object = globalThis;
  if (!givesPicker(here)) return ownFile(name);
  try {
    const handle = await here.showSaveFilePicker({ suggestedName: name });
    return { into: await handle.createWritable(), done: async () => undefined };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
