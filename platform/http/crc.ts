/** The CRC table of single bytes, as in PNG. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** Continues a CRC-32 from `sum`, which begins as all ones. */
export const crc = (sum: number, bytes: Uint8Array): number => {
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return sum;
};

/** The initial value of a checksum, and the final XOR. */
export const ones = 0xff_ff_ff_ff;
