/** Chunks of `size` bytes in all as one. */
export function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Room for the beginning of a body, bytes: most bodies are short, and a whole piece is many times as large. */
const firstRoom = 64 * 1024;

/** The same bytes with room for `needed` of them, and `most` at the most. */
function roomier(bytes: Uint8Array<ArrayBuffer>, needed: number, most: number): Uint8Array<ArrayBuffer> {
  if (bytes.length >= needed) return bytes;
  const grown = new Uint8Array(Math.min(most, Math.max(needed, 2 * bytes.length)));
  grown.set(bytes);
  return grown;
}

/** A body in pieces of exactly `size` bytes, the last one shorter. One piece is in memory at a time, and no chunk is kept. */
export async function* pieces(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(Math.min(firstRoom, size));
  let gathered = 0;
  for await (const chunk of body) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, size - gathered);
      piece = roomier(piece, gathered + taken.length, size);
      piece.set(taken, gathered);
      gathered += taken.length;
      rest = rest.subarray(taken.length);
      if (gathered < size) continue;
      yield piece;
      [piece, gathered] = [new Uint8Array(size), 0];
    }
  }
  if (gathered > 0) yield piece.slice(0, gathered);
}

/**
 * Where `mark`, of two bytes or more, begins in `bytes` from `from` on, or -1. A plain loop: a search by `indexOf` took minutes for a file that is made of
 * nothing but first bytes of the mark.
 */
export function placeOf(mark: Uint8Array, bytes: Uint8Array, from = 0): number {
  const [first, second] = mark;
  const last = bytes.length - mark.length;
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] !== first || bytes[at + 1] !== second) continue;
    let same = 2;
    while (same < mark.length && bytes[at + same] === mark[same]) same += 1;
    if (same === mark.length) return at;
  }
  return -1;
}
