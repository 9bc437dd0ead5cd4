/** How many bars a waveform has. */
export const barCount = 96;

/** How much of a long recording is analysed for each bar, seconds. */
const partSec = 0.5;

/** The stretch of a bar, seconds from the start. */
interface BarPart {
  bar: number;
  from: number;
  to: number;
}

/** The stretch that is analysed for each bar: all of a short recording, and a moment per bar of a long one. */
export function partsOfBars(durationSec: number): BarPart[] {
  const each = durationSec / barCount;
  return Array.from({ length: barCount }, (_, bar) => {
    const from = bar * each;
    return { bar, from, to: from + Math.min(each, partSec) };
  });
}

/** The loudest sample of several channels, 0–1 or a little above. */
export function loudest(channels: readonly Float32Array[]): number {
  let most = 0;
  for (const channel of channels) for (const sample of channel) most = Math.max(most, Math.abs(sample));
  return most;
}

/** The waveform of a recording. */
export interface Peaks {
  /** Heights, 0–1. */
  bars: readonly number[];
  /** The recording is so quiet that its waveform looks much louder than it sounds. */
  quiet: boolean;
}

/** One step of 16 bits: anything below is silence. */
const silence = 1 / 32_768;

/** A recording whose loudest moments are below this, −26 dB, is called quiet. */
const quietUnder = 0.05;

/** How many of the loudest bars do not set the scale: a single bell or knock would flatten a quiet voice. */
const spikes = 0.05;

/** Scales a recording to itself: its loud moments fill the height, however quiet they are. */
export function levelled(bars: readonly number[]): Peaks {
  const sorted = bars.toSorted((a, b) => b - a);
  const usual = sorted[Math.floor(bars.length * spikes)] ?? 0;
  // Silence with a few sounds in it is scaled to these.
  const full = usual > silence ? usual : (sorted[0] ?? 0);
  return {
    bars: bars.map((bar) => (full <= silence ? 0 : Math.min(1, bar / full))),
    quiet: full > silence && full < quietUnder,
  };
}
