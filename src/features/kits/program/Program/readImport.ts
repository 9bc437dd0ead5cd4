import { attachmentRefusal } from '#atoms/program/refusal.ts';
import { isLeftover, kindOf } from '#domain/outline/sort.ts';
import type { Outline, OutlineWords, SourceFile } from '#domain/outline/types.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { foldersOfFile, handleOfFile, type PickedFile } from '#lib/file/pickedFiles.ts';
import { CodeError } from '#lib/loading/codeError.ts';
import { NoRoom } from '#lib/device/noRoom.ts';
import type { ZippedFile } from '#lib/file/zip.ts';
import { isArchive } from './importFiles.ts';
import { importCode } from './importCode.ts';

/** The progress of opening files, and how it is stopped. */
export interface Bringing {
  onProgress: (progress: { done: number; all: number }) => void;
  signal: AbortSignal;
}

/** The files by name, and the function that opens them. */
export interface ImportedFiles {
  sources: readonly SourceFile[];
  /** The outline from another system's manifest; null without one: then names decide. */
  outline: ((words: OutlineWords) => Outline | null) | null;
  /** The files of sources, by their ids: those of archives are unpacked on the device. */
  bring: (ids: readonly string[], bringing: Bringing) => Promise<ReadonlyMap<string, File>>;
}

/** A file by its name and folders. If it would be an attachment, its first bytes are checked too. */
async function sourceOf(file: File, id: string, language: Language): Promise<SourceFile> {
  const path = foldersOfFile(file).map((name) => name.normalize('NFC'));
  const source = { id, path, name: file.name.normalize('NFC'), size: file.size, mime: file.type };
  const found = isLeftover(source) ? null : kindOf(source, language);
  if (found === null || !('kind' in found) || found.kind !== 'attachment') return source;
  const refused = await attachmentRefusal(file, language);
  return refused === null ? source : { ...source, refused };
}

/** Unpacks files of archives onto the device, one after the other. */
async function unpackAll(
  zipped: ReadonlyMap<string, ZippedFile>,
  ids: readonly string[],
  { onProgress, signal }: Bringing,
): Promise<Map<string, File>> {
  const { dropUnpacked, hasRoomFor, keepUnpacked } = await importCode.unpacked.load();
  const wanted = ids.flatMap((id) => {
    const one = zipped.get(id);
    return one === undefined ? [] : [{ id, one }];
  });
  const bytes = wanted.reduce((sum, { one }) => sum + one.size, 0);
  if (!(await hasRoomFor(bytes))) throw new NoRoom(bytes);
  const files = new Map<string, File>();
  try {
    for (const { id, one } of wanted) {
      onProgress({ done: files.size, all: wanted.length });
      files.set(id, await keepUnpacked(one.name, (into) => one.unpack(into, signal)));
    }
    return files;
  } catch (error) {
    for (const handle of [...files.values()].map(handleOfFile))
      if (handle !== null) await dropUnpacked(handle).catch(() => undefined);
    throw error;
  }
}

/** The maximum size of a manifest, bytes. */
const mostManifest = 16 * 1024 * 1024;

/** The manifest of another system's course, if there is a readable one. */
async function readCartridge(
  zipped: Iterable<ZippedFile>,
  sources: readonly SourceFile[],
  language: Language,
): Promise<ImportedFiles['outline']> {
  const { cartridgeName, outlineOfCartridge } = await importCode.cartridge.load();
  const file = [...zipped].find(({ path, name }) => path.length === 0 && name === cartridgeName);
  if (file === undefined || file.size > mostManifest) return null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece.slice()) });
  await file.unpack(into, new AbortController().signal);
  const { readXml } = await importCode.xml.load();
  const manifest = readXml(await new Blob(pieces).text());
  return manifest && ((words) => outlineOfCartridge(manifest, sources, words, language));
}

/** Reads archives. Each is treated as a folder of its name. */
async function readArchives(archives: readonly File[], language: Language): Promise<ImportedFiles> {
  const { readZip } = await importCode.zip.load();
  const zipped = new Map<string, ZippedFile>();
  const sources: SourceFile[] = [];
  for (const [number, archive] of archives.entries()) {
    const folder = archive.name.normalize('NFC').replace(/\.zip$/i, '');
    for (const [at, one] of (await readZip(archive)).entries()) {
      const id = `${number}/${at}`;
      zipped.set(id, one);
      sources.push({ id, path: [folder, ...one.path], name: one.name, size: one.size, mime: '' });
    }
  }
  const outline =
    archives.length === 1
      ? await readCartridge(zipped.values(), sources, language).catch((error: unknown) => {
          if (error instanceof CodeError) throw error;
          // Without a readable manifest the archive is a folder like any other.
          return null;
        })
      : null;
  return { sources, outline, bring: (ids, bringing) => unpackAll(zipped, ids, bringing) };
}

/** Reads the picked files. Archives are opened, unless other files were picked with them. */
export async function readImport(picked: readonly PickedFile[], language: Language): Promise<ImportedFiles> {
  if (picked.every(isArchive))
    return readArchives(
      picked.map(({ file }) => file),
      language,
    );
  const files = new Map(picked.map(({ file }, at) => [String(at), file]));
  const sources = await Promise.all([...files].map(([id, file]) => sourceOf(file, id, language)));
  return { sources, outline: null, bring: async () => files };
}
