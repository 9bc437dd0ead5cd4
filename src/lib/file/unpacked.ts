import { setHandle } from './pickedFiles.ts';

// Files from archives, and parts cut from recordings, are stored in the browser's private folder, each in a folder of its own. So none is held in
// memory, and all outlive the page.

const home = 'unpacked';

/** How much must stay free on the device, bytes. */
const spare = 100 * 1024 * 1024;

/** Whether the device has room for so many bytes. If it cannot tell, the attempt is made. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage.estimate().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes + spare;
}

/** Writes a file on the device. It gets the handle by which an upload finds it again. */
export async function keepUnpacked(
  name: string,
  write: (into: FileSystemWritableFileStream) => Promise<void>,
): Promise<File> {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(home, { create: true });
  const id = crypto.randomUUID();
  const folder = await all.getDirectoryHandle(id, { create: true });
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    await write(await handle.createWritable());
    const file = await handle.getFile();
    setHandle(file, handle);
    return file;
  } catch (error) {
    await all.removeEntry(id, { recursive: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes a file that was stored here. Does nothing if the handle is to a file of the author. */
export async function dropUnpacked(handle: FileSystemHandle): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const [folder, id] = (await root.resolve(handle)) ?? [];
  if (folder !== home || id === undefined) return;
  const all = await root.getDirectoryHandle(home);
  await all.removeEntry(id, { recursive: true });
}
