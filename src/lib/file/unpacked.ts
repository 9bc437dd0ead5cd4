import { setHandle } from './pickedFiles.ts';

// Files out of archives, and those cut out of recordings, lie in the browser's own folder, each in one of its own, so that none is held in
// memory and all outlive the page.

const home = 'unpacked';

/** What must stay free on the device, bytes. */
const spare = 100 * 1024 * 1024;

/** Whether the device has room for so many bytes; one that cannot tell is tried. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage.estimate().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes + spare;
}

/** Writes a file on the device. It comes with the reference by which an upload finds it again. */
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

/** Removes a file that was put here; nothing where the reference is to a file of the author's own. */
export async function dropUnpacked(handle: FileSystemHandle): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const [folder, id] = (await root.resolve(handle)) ?? [];
  if (folder !== home || id === undefined) return;
  const all = await root.getDirectoryHandle(home);
  await all.removeEntry(id, { recursive: true });
}
