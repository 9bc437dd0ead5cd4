/** Joins chunks of `size` bytes in total. */
export function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The initial buffer of a body, bytes: most bodies are short, and a whole piece is many times larger. */
const firstRoom = 64 * 1024;

/** The same bytes with capacity for `needed` of them, at most `most`. */
function roomier(bytes: Uint8Array<ArrayBuffer>, needed: number, most: number): Uint8Array<ArrayBuffer> {
  if (bytes.length >= needed) return bytes;
  const grown = new Uint8Array(Math.min(most, Math.max(needed, 2 * bytes.length)));
  grown.set(bytes);
  return grown;
}

/** A body in pieces of exactly `size` bytes, the last one shorter. One piece is in memory at a time, and no chunk is retained. */
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
 * The index of `mark`, two bytes or more, in `bytes` from `from` on, or -1. A plain loop: `indexOf` took minutes on a file that consists of the
 * mark's first byte.
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
