/** The checksums of single bytes, as PNG counts them. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** CRC-32 of some bytes. */
function crc(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Chunk after chunk with their checksums, up to an `IEND` that nothing follows. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const sumAt = at + 8 + view.getUint32(at);
    if (sumAt + 4 > bytes.length || view.getUint32(sumAt) !== crc(bytes.subarray(at + 4, sumAt)))
      return false;
    if (view.getUint32(at + 4) === 0x49_45_4e_44) return sumAt + 4 === bytes.length;
    at = sumAt + 4;
  }
  return false;
}

/** Chunks of even length that fill the length of the file, which it tells itself. */
function isWholeWebp(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length && view.getUint32(4, true) + 8 === bytes.length;
}

/** Where a JPEG's next marker stands after the pixels that begin at `from`; -1 where there is none. */
function afterPixels(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  // A byte of pixels may be FF too, with 00 after it, and marks to start anew from stand among them.
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
}

/** Segment after segment up to an end that follows pixels. What cameras put after it is theirs. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let hasPixels = false;
  for (let at = 2; at !== -1 && at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return hasPixels;
    if (marker === 0xff) at += 1;
    else if (at + 4 > bytes.length) return false;
    else if (marker === 0xda) [at, hasPixels] = [afterPixels(bytes, at + 2 + view.getUint16(at + 2)), true];
    else at += 2 + view.getUint16(at + 2);
  }
  return false;
}

const checks = { 'image/png': isWholePng, 'image/webp': isWholeWebp, 'image/jpeg': isWholeJpeg };

/** The types of pictures that the platform takes. */
export type ImageMime = keyof typeof checks;

/** Whether a picture of this type ends as its format wants it to, with nothing lost between. Its pixels are not looked at. */
export const isWholeImage = (mime: ImageMime, bytes: Uint8Array): boolean => checks[mime](bytes);
