import {
  BlobReader,
  configure,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-external.js';

/** A file in an archive. */
export interface ZippedFile {
  /** The folders that it is in, outermost first. */
  path: readonly string[];
  name: string;
  /** Size after unpacking, bytes. */
  size: number;
  /** Size in the archive, bytes. */
  packed: number;
  /** It is a symbolic link. */
  isLink: boolean;
  /** Its path leads out of the archive: absolute or upwards. */
  leadsOut: boolean;
  /** Unpacks it into a stream, piece by piece, and closes the stream. Rejects if the bytes do not match their checksum. */
  unpack: (into: WritableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
  /** Unpacks a small file into memory, in one allocation. Rejects as `unpack` does. */
  read: () => Promise<Uint8Array>;
}

/** An archive that needs a password. */
export class LockedZip extends Error {
  override readonly name = 'LockedZip';
}

/** An archive with more files than anybody would need. */
export class CrowdedZip extends Error {
  override readonly name = 'CrowdedZip';
}

/** Maximum number of files in an archive. */
export const mostZipped = 65_000;

// The page's policy forbids workers made from strings, and the browser can inflate natively.
configure({ useWebWorkers: false, useCompressionStream: true });

/** Names without the UTF-8 flag are UTF-8 all the same if a Mac wrote them; a Russian Windows uses the DOS code page. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}

/** The file type as Unix stores it beside the permissions. */
const isLink = ({ externalFileAttributes = 0 }: FileEntry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** Passes so many bytes and fails at the next one: the sizes that an archive declares may be false. */
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
  // The first of the two to fail has the cause; the other only follows.
  const taken = entry.getData(writable, { signal, checkSignature: true });
  await Promise.all([taken, arrived]);
}

/** A stream into memory for one file. */
function memoryOf({ uncompressedSize }: FileEntry) {
  const bytes = new Uint8Array(uncompressedSize);
  let at = 0;
  const write = (piece: Uint8Array) => {
    bytes.set(piece, at);
    at += piece.length;
  };
  return { bytes, write };
}

/** The method number of deflate, which nearly all archives use. */
const deflated = 8;

/** Offsets of the name and extra lengths in a file's local header, and of the name itself. */
const [lengthsAt, nameAt] = [26, 30];

/** The compressed bytes of a file. */
async function packedBytes(archive: Blob, { offset, compressedSize }: FileEntry): Promise<ArrayBuffer> {
  const header = new DataView(await archive.slice(offset, offset + nameAt).arrayBuffer());
  const from = offset + nameAt + header.getUint16(lengthsAt, true) + header.getUint16(lengthsAt + 2, true);
  return archive.slice(from, from + compressedSize).arrayBuffer();
}

/** A gzip header and trailer around the bytes, so that the browser checks length and checksum. */
function gzipEnds({ crc32 = 0, uncompressedSize }: FileEntry) {
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, crc32, true);
  tail.setUint32(4, uncompressedSize, true);
  return { head: new Uint8Array([0x1f, 0x8b, deflated, 0, 0, 0, 0, 0, 0, 0xff]), tail };
}

/**
 * Reads a small file with one stream of the browser. The library uses a dozen per file, and those of a thousand texts stay until the garbage
 * collection: a hundred megabytes.
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
  // A failure of the input also rejects the output.
  const given = Promise.all([writer.write(head), writer.write(packed), writer.write(tail), writer.close()]);
  given.catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) write(piece.value);
    return bytes;
  } finally {
    // If more comes than declared, the rest is not unpacked.
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

/** Lists the files of an archive from its directory at the end: nothing is unpacked, however large it is. */
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
