/** The size of a piece that goes into the digest, bytes, and the number of pieces. */
const pieceBytes = 65_536;
const pieceCount = 8;

/** First byte, and the one after the last. */
type Piece = [first: number, end: number];

/** The ranges of a file that are read: all of a small one; of a large one eight pieces, evenly distributed, with its start and end. */
export function piecesOf(size: number): Piece[] {
  if (size <= pieceBytes * pieceCount) return size === 0 ? [] : [[0, size]];
  const last = size - pieceBytes;
  return Array.from({ length: pieceCount }, (_, at) => {
    const first = Math.round((last * at) / (pieceCount - 1));
    return [first, first + pieceBytes];
  });
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A digest of a file's content by its pieces: half a megabyte is read, however large the file is. Files of one size with equal pieces differ only if
 * somebody arranged it: a cut or another encoding shifts every later byte. null if the browser has no digests.
 */
export async function digestOfContent(
  size: number,
  read: (first: number, end: number) => Promise<ArrayBuffer>,
): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const pieces: ArrayBuffer[] = [];
  for (const [first, end] of piecesOf(size)) {
    const piece = await read(first, end);
    if (piece.byteLength !== end - first) throw new Error('The file is not as long as it is said to be');
    pieces.push(piece);
  }
  return hex(await subtle.digest('SHA-256', await new Blob(pieces).arrayBuffer()));
}

/** Reads pieces of a file at an address. Gives up on a platform without ranges, which would send the whole file for each piece. */
export const piecesAt =
  (link: string, signal: AbortSignal) =>
  async (first: number, end: number): Promise<ArrayBuffer> => {
    const answer = await fetch(link, { headers: { Range: `bytes=${first}-${end - 1}` }, signal });
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw new Error(`No piece of the file: ${answer.status}`);
    }
    return answer.arrayBuffer();
  };
