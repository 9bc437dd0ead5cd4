/** A second-order filter: y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** The high shelf of ITU-R BS.1770 that models the head: more above 1.5 kHz. From its analogue prototype, for any sample rate. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The high-pass of ITU-R BS.1770: less below 38 Hz. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** Adds up the squares of one channel's weighted samples. */
interface KWeighting {
  /** The sum of squares of these samples, weighted. */
  hear: (samples: Float32Array, from: number, to: number) => number;
  /** Resets the filters: the next sample is from another place. */
  reset: () => void;
}

/** The K-weighting of ITU-R BS.1770 for one channel. */
export function createKWeighting(rate: number): KWeighting {
  const s = shelf(rate);
  const h = highPass(rate);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  return {
    hear(samples, from, to) {
      let sum = 0;
      for (let index = from; index < to; index += 1) {
        const x = samples[index] ?? 0;
        const y = s.b0 * x + s.b1 * x1 + s.b2 * x2 - s.a1 * y1 - s.a2 * y2;
        const z = h.b0 * y + h.b1 * y1 + h.b2 * y2 - h.a1 * z1 - h.a2 * z2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        z2 = z1;
        z1 = z;
        sum += z * z;
      }
      return sum;
    },
    reset() {
      x1 = x2 = y1 = y2 = z1 = z2 = 0;
    },
  };
}
