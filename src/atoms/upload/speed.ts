/** The window of the measurement, ms: long enough to be steady, short enough to be true. */
const windowMs = 8000;

/** Bytes sent at a moment. */
interface Sample {
  at: number;
  bytes: number;
}

/** Measures the speed of one upload. */
interface Meter {
  add: (sample: Sample) => void;
  /** Bytes per second, or null if too little is known. */
  speed: () => number | null;
}

/** Creates a meter over the last seconds. */
export function createMeter(): Meter {
  let samples: Sample[] = [];
  return {
    add: (sample) => {
      samples = [...samples.filter(({ at }) => sample.at - at <= windowMs), sample];
    },
    speed: () => {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || last.at - first.at < 500) return null;
      return Math.max(0, ((last.bytes - first.bytes) * 1000) / (last.at - first.at));
    },
  };
}
