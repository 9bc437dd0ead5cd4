/** A file from the author with the browser's handle to it, which outlives the page. */
export interface PickedFile {
  file: File;
  handle: FileSystemFileHandle | null;
}

const handles = new WeakMap<File, FileSystemFileHandle>();

/** The browser's handle of a file, if it came with one. */
export const handleOfFile = (file: File): FileSystemFileHandle | null => handles.get(file) ?? null;

/** Attaches a handle to a file, so that a later upload can open it again. */
export const setHandle = (file: File, handle: FileSystemFileHandle): void => void handles.set(file, handle);

const folders = new WeakMap<File, readonly string[]>();

/** The folders that a file came in, outermost first; none if it was given alone. */
export const foldersOfFile = (file: File): readonly string[] =>
  folders.get(file) ?? (file.webkitRelativePath ?? '').split('/').slice(0, -1);

/** File APIs that only some browsers have. */
interface NewerItem {
  getAsFileSystemHandle: () => Promise<FileSystemHandle | null>;
}
const givesHandle = (item: DataTransferItem): item is DataTransferItem & NewerItem =>
  'getAsFileSystemHandle' in item;

const isFileHandle = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';
const isFolderHandle = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle =>
  handle.kind === 'directory';
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** System files in folders that no author means. */
const isLeftover = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Lessons in a folder are ordered by their numbers: 2 before 10. */
const byName = new Intl.Collator('ru', { numeric: true }).compare;

async function inFolder(folder: FileSystemDirectoryHandle, path: readonly string[]): Promise<PickedFile[]> {
  const found: FileSystemHandle[] = [];
  for await (const handle of folder.values()) if (!isLeftover(handle.name)) found.push(handle);
  const sorted = found.sort((one, other) => byName(one.name, other.name));
  const here = [...path, folder.name];
  return (await Promise.all(sorted.map((handle) => ofHandle(handle, here)))).flat();
}

async function ofHandle(handle: FileSystemHandle, path: readonly string[] = []): Promise<PickedFile[]> {
  if (isFileHandle(handle)) {
    const file = await handle.getFile();
    handles.set(file, handle);
    folders.set(file, path);
    return [{ file, handle }];
  }
  return isFolderHandle(handle) ? inFolder(handle, path) : [];
}

/** The browser returns the entries of a folder in batches of a hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function ofEntry(entry: FileSystemEntry, path: readonly string[] = []): Promise<PickedFile[]> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    folders.set(file, path);
    return [{ file, handle: null }];
  }
  if (!isFolderEntry(entry)) return [];
  const found = (await entriesOf(entry)).filter(({ name }) => !isLeftover(name));
  const sorted = found.sort((one, other) => byName(one.name, other.name));
  const here = [...path, entry.name];
  return (await Promise.all(sorted.map((one) => ofEntry(one, here)))).flat();
}

async function ofItem(
  asked: Promise<FileSystemHandle | null> | null,
  entry: FileSystemEntry | null,
  file: File | null,
): Promise<PickedFile[]> {
  const handle = await asked?.catch(() => null);
  if (handle) return ofHandle(handle);
  if (entry?.isDirectory) return ofEntry(entry);
  return file === null ? [] : [{ file, handle: null }];
}

/** The dropped or pasted files, with folders opened, sorted by name. Call it within the event: afterwards the browser forgets what was dropped. */
export async function filesOfTransfer({ items }: Pick<DataTransfer, 'items'>): Promise<PickedFile[]> {
  const asked = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => {
      const handle = givesHandle(item) ? item.getAsFileSystemHandle() : null;
      // null in a browser without entries, and for a drop that a script made.
      return ofItem(handle, item.webkitGetAsEntry(), item.getAsFile());
    });
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Files of a dialog, with their handles if there are any. */
export const withHandles = (files: readonly File[]): PickedFile[] =>
  files.filter(({ name }) => !isLeftover(name)).map((file) => ({ file, handle: handleOfFile(file) }));

interface PickingWindow {
  showOpenFilePicker: (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]>;
  showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;
}
const givesPickers = (value: object): value is PickingWindow =>
  'showOpenFilePicker' in value && 'showDirectoryPicker' in value;

const here: object = globalThis;

/** Whether this browser can give handles for chosen files. */
export const canPick = () => givesPickers(here);

/** Asks the author for files, or for a folder of them; nothing if the author cancels. Needs a user gesture. */
export async function pickFiles(what: 'file' | 'files' | 'folder'): Promise<PickedFile[]> {
  if (!givesPickers(here)) return [];
  try {
    if (what === 'folder') return await inFolder(await here.showDirectoryPicker(), []);
    const handles = await here.showOpenFilePicker({ multiple: what === 'files' });
    return (await Promise.all(handles.map((handle) => ofHandle(handle)))).flat();
  } catch {
    return [];
  }
}
