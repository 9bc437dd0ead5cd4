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

/** A body in pieces of exactly `size` bytes, the last one shorter. One piece is in memory at a time. */
export async function* pieces(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  let gathered = 0;
  for await (const chunk of body) {
    let rest = chunk;
    while (gathered + rest.length >= size) {
      const cut = size - gathered;
      yield joined([...chunks, rest.subarray(0, cut)], size);
      [chunks, gathered, rest] = [[], 0, rest.subarray(cut)];
    }
    if (rest.length > 0) chunks.push(rest);
    gathered += rest.length;
  }
  if (gathered > 0) yield joined(chunks, gathered);
}
