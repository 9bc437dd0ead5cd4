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

/** A body in pieces of exactly `size` bytes, the last one shorter. One piece is in memory at a time, and no chunk is kept. */
export async function* pieces(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(size);
  let gathered = 0;
  for await (const chunk of body) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, size - gathered);
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
