/** Blocks that are quieter than this, in LUFS, are silence and not counted. */
const absoluteGate = -70;
/** Then those that are so much quieter than the rest, in LU. */
const relativeGate = -10;

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const powerOf = (loudness: number) => 10 ** ((loudness + 0.691) / 10);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The integrated loudness of ITU-R BS.1770, in LUFS, of the weighted powers of blocks of 400 ms that overlap by three
 * quarters. Null where there is nothing but silence.
 */
export function integratedLoudness(blocks: readonly number[]): number | null {
  const audible = blocks.filter((power) => power > powerOf(absoluteGate));
  if (audible.length === 0) return null;
  const gate = powerOf(loudnessOf(mean(audible)) + relativeGate);
  return loudnessOf(mean(audible.filter((power) => power > gate)));
}
