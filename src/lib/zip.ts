import {
  BlobReader,
  configure,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-external.js';

/** A file in an archive. */
export interface ZippedFile {
  /** The folders that it lies in, from the outermost. */
  path: readonly string[];
  name: string;
  /** Bytes once it is unpacked. */
  size: number;
  /** Bytes that it takes in the archive. */
  packed: number;
  /** It is a reference to a place of the disk that it was packed on. */
  isLink: boolean;
  /** Its name leads out of the archive: from the root of a disk, or up. */
  leadsOut: boolean;
  /** Unpacks it into a stream, piece by piece, and closes that. Fails where the bytes are not those that were packed. */
  unpack: (into: WritableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

/** An archive that only its password opens. */
export class LockedZip extends Error {
  override readonly name = 'LockedZip';
}

/** An archive of more files than anybody puts into one. */
export class CrowdedZip extends Error {
  override readonly name = 'CrowdedZip';
}

/** Most files of an archive. */
export const mostZipped = 65_000;

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

/** The kind of a file as Unix writes it beside its rights. */
const isLink = ({ externalFileAttributes = 0 }: FileEntry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** Lets so many bytes through, and fails at the next: what an archive says of itself may be untrue. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(piece, controller) {
      passed += piece.length;
      if (passed > bytes) throw new Error('An archive unpacks to more than it says');
      controller.enqueue(piece);
    },
  });
}

function zippedOf(entry: FileEntry): ZippedFile {
  const given = entry.filenameUTF8 ? entry.filename : nameOf(entry.rawFilename);
  const parts = given.normalize('NFC').split(/[/\\]/);
  const path = parts.filter((part) => part !== '' && part !== '.');
  const name = path.pop() ?? '';
  return {
    ...{ path, name, size: entry.uncompressedSize, packed: entry.compressedSize },
    isLink: isLink(entry),
    leadsOut: parts[0] === '' || parts.includes('..') || /^[a-z]:$/i.test(parts[0] ?? ''),
    unpack: async (into, signal) => {
      const { writable, readable } = atMost(entry.uncompressedSize);
      const arrived = readable.pipeTo(into);
      // The first of the two to fail says why; the other one only follows.
      const taken = entry.getData(writable, { signal, checkSignature: true });
      await Promise.all([taken, arrived]);
    },
  };
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

/** Lists what is in an archive by its directory, which lies at its end: however large it is, nothing of it is unpacked. */
export async function readZip(archive: Blob): Promise<ZippedFile[]> {
  const reader = new ZipReader(new BlobReader(archive), { filenameValidation: 'tolerant' });
  const files: FileEntry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    if (files.length === mostZipped) throw new CrowdedZip();
    if (isFile(entry)) files.push(entry);
  }
  if (files.some(({ encrypted }) => encrypted)) throw new LockedZip();
  return files.map(zippedOf);
}
