const byteOrderMarks: [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The position of zero bytes of Latin letters, digits and line ends in UTF-16. */
function sixteenBits(bytes: Uint8Array): string | null {
  const looked = bytes.subarray(0, 2000);
  const noughts = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  const many = looked.length / 10;
  if (odd > many && odd > even * 4) return 'utf-16le';
  return even > many && even > odd * 4 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[1];
  const wide = sixteenBits(bytes);
  if (wide !== null) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Russian Windows programs still write it.
    return 'windows-1251';
  }
}

/** The text of a file, whatever it is written in: UTF-8, UTF-16 with a mark or without, windows-1251. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
