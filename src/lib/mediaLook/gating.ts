/** Blocks quieter than this, LUFS, are silence and are not counted. */
const absoluteGate = -70;
/** Then blocks that are this much quieter than the rest, LU. */
const relativeGate = -10;

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const powerOf = (loudness: number) => 10 ** ((loudness + 0.691) / 10);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The integrated loudness by ITU-R BS.1770, LUFS, from the weighted powers of blocks of 400 ms that overlap by three quarters. null if there is only
 * silence.
 */
export function integratedLoudness(blocks: readonly number[]): number | null {
  const audible = blocks.filter((power) => power > powerOf(absoluteGate));
  if (audible.length === 0) return null;
  const gate = powerOf(loudnessOf(mean(audible)) + relativeGate);
  return loudnessOf(mean(audible.filter((power) => power > gate)));
}
