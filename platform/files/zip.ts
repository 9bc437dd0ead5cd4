import type { Files, Range } from './files.ts';

/** Length of the end of central directory record, bytes, and of the longest comment after it. */
const [endLength, longestComment] = [22, 65_535];

/** The signatures of that record, and of each directory entry, as little-endian numbers. */
const [endMark, fileMark] = [0x06_05_4b_50, 0x02_01_4b_50];

/** Length of a directory entry before its name, bytes. */
const entryLength = 46;

/** Largest directory that is read, bytes: office files have some hundreds of entries of a hundred bytes. */
const largestDirectory = 4 * 1024 * 1024;

async function viewOf(files: Files, id: string, range: Range): Promise<DataView<ArrayBuffer>> {
  return new DataView(await new Response(files.read(id, range)).arrayBuffer());
}

/** The offset of the end record in the last bytes of a file; -1 if none ends there. */
function endIn(tail: DataView): number {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    const ends = tail.getUint32(at, true) === endMark;
    if (ends && at + endLength + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  return -1;
}

/**
 * The file names in the directory of a ZIP archive of `size` bytes. Nothing is unpacked. null if the directory is missing, invalid, unreasonably
 * large, or in ZIP64 format.
 */
export async function zipNames(files: Files, id: string, size: number): Promise<string[] | null> {
  const tail = await viewOf(files, id, [Math.max(0, size - endLength - longestComment), size - 1]);
  const end = endIn(tail);
  if (end === -1) return null;
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const first = tail.getUint32(end + 16, true);
  const endAt = size - tail.byteLength + end;
  if (count === 0 || length > largestDirectory || first + length > endAt) return null;

  const directory = await viewOf(files, id, [first, first + length - 1]);
  const names: string[] = [];
  for (let at = 0; names.length < count;) {
    if (at + entryLength > length || directory.getUint32(at, true) !== fileMark) return null;
    const nameLength = directory.getUint16(at + 28, true);
    const next =
      at + entryLength + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (next > length) return null;
    names.push(new TextDecoder().decode(new Uint8Array(directory.buffer, at + entryLength, nameLength)));
    at = next;
  }
  return names;
}
