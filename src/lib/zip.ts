import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-external.js';

/** A file in an archive. */
export interface ZippedFile {
  /** The folders that it lies in, from the outermost. */
  path: readonly string[];
  name: string;
  /** Bytes once it is unpacked. */
  size: number;
  /** Unpacks it into a stream, piece by piece, and closes that. */
  unpack: (into: WritableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

/** An archive that only its password opens. */
export class LockedZip extends Error {
  override readonly name = 'LockedZip';
}

// The policy of the page lets no worker be made of a string, and the browser unpacks by itself.
configure({ useWebWorkers: false, useCompressionStream: true });

/** Names that are not marked as UTF-8 are so all the same from a Mac; from a Russian Windows they are of the code page of DOS. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}

function zippedOf(entry: FileEntry): ZippedFile {
  const given = entry.filenameUTF8 ? entry.filename : nameOf(entry.rawFilename);
  const path = given
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.');
  const name = path.pop() ?? '';
  return {
    ...{ path, name, size: entry.uncompressedSize },
    unpack: async (into, signal) => void (await entry.getData(into, { signal })),
  };
}

/** Lists what is in an archive by its directory, which lies at its end: however large it is, nothing of it is unpacked. */
export async function readZip(archive: File): Promise<ZippedFile[]> {
  const reader = new ZipReader(new BlobReader(archive));
  const entries = await reader.getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  if (files.some(({ encrypted }) => encrypted)) throw new LockedZip(archive.name);
  return files.map(zippedOf);
}
