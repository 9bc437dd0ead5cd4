/** Bytes of a piece of a file that its digest is of, and how many pieces there are. */
const pieceBytes = 65_536;
const pieceCount = 8;

/** First byte and the one after the last. */
type Piece = [first: number, end: number];

/** What of a file is read: all of a small one, and eight pieces, evenly, of a large one, its head and its end among them. */
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
 * A digest of what a file holds, by its pieces: half a megabyte of it travels, however large it is. Two files of one size whose pieces
 * agree may differ between them only if somebody meant it: a cut or another encoding moves every byte behind it. null where the
 * browser gives no digests.
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

/** Reads pieces of a file by its address. A platform that knows no ranges would send all of it for each: it is not asked on. */
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
