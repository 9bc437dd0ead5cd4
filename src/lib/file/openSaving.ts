import { saveFile } from './saveFile.ts';

/** A file that is being saved: what is written goes to the disk as it comes. */
export interface Saving {
  into: WritableStream<Uint8Array>;
  /** Gives the file to the author, once its stream is closed. */
  done: () => Promise<void>;
}

interface PickingWindow {
  showSaveFilePicker: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}
const givesPicker = (value: object): value is PickingWindow => 'showSaveFilePicker' in value;

const home = 'saved';

/** Lets go of files that were handed to the browser's downloads in earlier visits: nothing tells when the browser has taken one. */
async function emptyHome(root: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  await root.removeEntry(home, { recursive: true }).catch(() => undefined);
  return root.getDirectoryHandle(home, { create: true });
}

/** A file in the browser's own folder, which goes to the downloads when it is whole. It is not held in memory either. */
async function ownFile(name: string): Promise<Saving> {
  const folder = await emptyHome(await navigator.storage.getDirectory());
  const handle = await folder.getFileHandle(name, { create: true });
  return {
    into: await handle.createWritable(),
    done: async () => saveFile(name, await handle.getFile()),
  };
}

/**
 * Begins to save a file under a name: where the author says, or where that cannot be asked among the downloads. null where the author
 * thinks better of it. On a press only.
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
