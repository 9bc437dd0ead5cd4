/** The checksums of single bytes, as PNG counts them. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** CRC-32 that is counted on from `sum`, which begins as all ones. */
export const crc = (sum: number, bytes: Uint8Array): number => {
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return sum;
};

/** What a checksum begins with, and what is taken off it at its end. */
export const ones = 0xff_ff_ff_ff;
