import type { ZippedFile } from '#lib/file/zip.ts';
import { partsOf } from './parts.ts';
import { BadBundle } from './problems.ts';
import { checkManifest, isManifest, readManifest, textOf, type BundleEntry } from './readManifest.ts';
import { bundleLimits, manifestName, type Bundle } from './schema.ts';

/** An open course in a file: its texts are read; media and other files are unpacked on demand. */
export interface OpenBundle extends Bundle {
  /** The size of a file in the archive, bytes. */
  sizeOf: (path: string) => number;
  /** Unpacks a file into a stream, piece by piece, and closes the stream. */
  unpack: (path: string, into: WritableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

/** The highest compression ratio that is accepted for large files: no honest content reaches it. */
const mostTimes = 200;
const large = 10 * 1024 * 1024;

/** The size limit of all texts of a course together, bytes. */
const mostText = 128 * 1024 * 1024;

const addressOf = ({ path, name }: Pick<ZippedFile, 'path' | 'name'>) => [...path, name].join('/');

/** Reads a small file of an archive. */
async function bytesOf(file: ZippedFile, most: number): Promise<Uint8Array> {
  const name = addressOf(file);
  if (file.size > most) throw new BadBundle('huge', name);
  try {
    return await file.read();
  } catch (error) {
    throw new BadBundle('broken', name, error);
  }
}

/** Checks of the archive that do not depend on the manifest. */
function checkArchive(files: readonly ZippedFile[], archiveBytes: number): void {
  const seen = new Set<string>();
  let packed = 0;
  for (const file of files) {
    const name = addressOf(file);
    if (file.leadsOut) throw new BadBundle('place', name);
    if (file.isLink) throw new BadBundle('link', name);
    if (seen.has(name)) throw new BadBundle('twice', name);
    seen.add(name);
    packed += file.packed;
    // Overlapping files take more space than the archive has.
    if (packed > archiveBytes || (file.size > large && file.size > file.packed * mostTimes))
      throw new BadBundle('bomb', name);
  }
}

/**
 * Opens a course in a file. null if the archive is none: a zipped folder.
 * @throws BadBundle if it is one that cannot be imported
 */
export async function openBundle(
  files: readonly ZippedFile[],
  archiveBytes: number,
): Promise<OpenBundle | null> {
  const head = files.find(({ path, name }) => path.length === 0 && name === manifestName);
  if (head === undefined) return null;
  const bytes = await bytesOf(head, bundleLimits.manifest);
  if (!isManifest(new TextDecoder().decode(bytes))) return null;
  const manifest = readManifest(textOf(bytes, manifestName));
  checkArchive(files, archiveBytes);
  const byPath = new Map(files.map((file) => [addressOf(file), file]));
  const entries = new Map<string, BundleEntry>();
  for (const [path, { size }] of byPath) entries.set(path, { path, size });
  checkManifest(manifest, entries);
  const written = partsOf(manifest).flatMap(({ kind, path }) => {
    const file = byPath.get(path);
    return kind === 'text' && file !== undefined ? [{ path, file }] : [];
  });
  if (written.reduce((sum, { file }) => sum + file.size, 0) > mostText) throw new BadBundle('bomb', 'texts');
  const texts = new Map<string, string>();
  for (const { path, file } of written) texts.set(path, textOf(await bytesOf(file, bundleLimits.text), path));
  const find = (path: string): ZippedFile => {
    const file = byPath.get(path);
    if (file === undefined) throw new BadBundle('missing', path);
    return file;
  };
  return {
    manifest,
    texts,
    sizeOf: (path) => find(path).size,
    async unpack(path, into, signal) {
      try {
        await find(path).unpack(into, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        throw new BadBundle('broken', path, error);
      }
    },
  };
}
