/** The oversampling factor. */
const finer = 4;
/** How many samples each interpolated point is made of. */
const taps = 12;

/** The weights of the neighbouring samples for each interpolated point: a windowed sinc. */
const phases: Float64Array[] = Array.from({ length: finer - 1 }, (_, phase) => {
  const weights = Float64Array.from({ length: taps }, (_tap, tap) => {
    const at = tap - (taps / 2 - 1) - (phase + 1) / finer;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * at) / (taps / 2));
    return (Math.sin(Math.PI * at) / (Math.PI * at)) * window;
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
});

/** How many times an interpolated point can exceed the largest of its samples. */
const most = Math.max(...phases.map((weights) => weights.reduce((sum, weight) => sum + Math.abs(weight), 0)));

/** The highest point of the wave between its samples, as a player or an encoder reconstructs it. Returns `highest` if none is higher. */
export function truePeakOf(samples: Float32Array, highest: number): number {
  let peak = highest;
  for (let at = 0; at + taps <= samples.length; at += 1) {
    // Most of a recording is far below its peak, and needs no interpolation.
    const near = Math.max(Math.abs(samples[at + taps / 2 - 1] ?? 0), Math.abs(samples[at + taps / 2] ?? 0));
    if (near * most <= peak) continue;
    for (const weights of phases) {
      let value = 0;
      for (let tap = 0; tap < taps; tap += 1) value += (samples[at + tap] ?? 0) * (weights[tap] ?? 0);
      const height = Math.abs(value);
      if (height > peak) peak = height;
    }
  }
  return peak;
}
