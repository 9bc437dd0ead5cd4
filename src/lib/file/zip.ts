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
  /** Unpacks a small file into memory, where it takes all its bytes at once. Fails as `unpack` does. */
  read: () => Promise<Uint8Array>;
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

async function unpack(
  entry: FileEntry,
  into: WritableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const { writable, readable } = atMost(entry.uncompressedSize);
  const arrived = readable.pipeTo(into);
  // The first of the two to fail says why; the other one only follows.
  const taken = entry.getData(writable, { signal, checkSignature: true });
  await Promise.all([taken, arrived]);
}

/** A place in memory for a file, as a stream. */
function memoryOf({ uncompressedSize }: FileEntry) {
  const bytes = new Uint8Array(uncompressedSize);
  let at = 0;
  const write = (piece: Uint8Array) => {
    bytes.set(piece, at);
    at += piece.length;
  };
  return { bytes, write };
}

/** The number of the method by which nearly all archives pack. */
const deflated = 8;

/** Where the lengths of the name and of what follows it stand in a file's own header, and where the name begins. */
const [lengthsAt, nameAt] = [26, 30];

/** The bytes of a file as they lie in the archive. */
async function packedBytes(archive: Blob, { offset, compressedSize }: FileEntry): Promise<ArrayBuffer> {
  const header = new DataView(await archive.slice(offset, offset + nameAt).arrayBuffer());
  const from = offset + nameAt + header.getUint16(lengthsAt, true) + header.getUint16(lengthsAt + 2, true);
  return archive.slice(from, from + compressedSize).arrayBuffer();
}

/** The ends of a file of gzip, whose sum and length the browser holds against what it unpacks. */
function gzipEnds({ crc32 = 0, uncompressedSize }: FileEntry) {
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, crc32, true);
  tail.setUint32(4, uncompressedSize, true);
  return { head: new Uint8Array([0x1f, 0x8b, deflated, 0, 0, 0, 0, 0, 0, 0xff]), tail };
}

/**
 * Reads a small file by one stream of the browser. The library takes a dozen for each, and those of a thousand texts stay until the
 * garbage goes: a hundred megabytes.
 */
async function read(archive: Blob, entry: FileEntry): Promise<Uint8Array> {
  const { bytes, write } = memoryOf(entry);
  if (entry.compressionMethod !== deflated) {
    await unpack(entry, new WritableStream({ write }), new AbortController().signal);
    return bytes;
  }
  const packed = await packedBytes(archive, entry);
  const { head, tail } = gzipEnds(entry);
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // What goes wrong on the way in is told on the way out as well.
  const given = Promise.all([writer.write(head), writer.write(packed), writer.write(tail), writer.close()]);
  given.catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) write(piece.value);
    return bytes;
  } finally {
    // Where more comes than there should, the rest is not unpacked.
    reader.cancel().catch(() => undefined);
  }
}

function zippedOf(archive: Blob, entry: FileEntry): ZippedFile {
  const given = entry.filenameUTF8 ? entry.filename : nameOf(entry.rawFilename);
  const parts = given.normalize('NFC').split(/[/\\]/);
  const path = parts.filter((part) => part !== '' && part !== '.');
  const name = path.pop() ?? '';
  return {
    ...{ path, name, size: entry.uncompressedSize, packed: entry.compressedSize },
    isLink: isLink(entry),
    leadsOut: parts[0] === '' || parts.includes('..') || /^[a-z]:$/i.test(parts[0] ?? ''),
    unpack: (into, signal) => unpack(entry, into, signal),
    read: () => read(archive, entry),
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
  return files.map((entry) => zippedOf(archive, entry));
}
