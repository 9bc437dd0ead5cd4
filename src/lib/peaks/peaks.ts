/** How many bars a waveform has. */
export const barCount = 96;

/** Of a long recording so much is listened to for each bar, seconds. */
const partSec = 0.5;

/** A stretch that stands for a bar, seconds from the start. */
interface BarPart {
  bar: number;
  from: number;
  to: number;
}

/** What is listened to for each bar: all of a short recording, and a moment of each bar of a long one. */
export function partsOfBars(durationSec: number): BarPart[] {
  const each = durationSec / barCount;
  return Array.from({ length: barCount }, (_, bar) => {
    const from = bar * each;
    return { bar, from, to: from + Math.min(each, partSec) };
  });
}

/** The loudest sample of some channels, 0–1 or a little above. */
export function loudest(channels: readonly Float32Array[]): number {
  let most = 0;
  for (const channel of channels) for (const sample of channel) most = Math.max(most, Math.abs(sample));
  return most;
}

/** The waveform of a recording. */
export interface Peaks {
  /** Heights from 0 to 1. */
  bars: readonly number[];
  /** It is so quiet that it is drawn much louder than it sounds. */
  quiet: boolean;
}

/** One step of 16 bits: what is under it is silence. */
const silence = 1 / 32_768;

/** A recording whose loudest moments are under this, −26 dB, is told to be quiet. */
const quietUnder = 0.05;

/** So many of the loudest bars are not what the others are measured by: a bell or a knock would leave a quiet voice flat. */
const spikes = 0.05;

/** A recording by its own measure: its loud moments fill the height, however quiet they are. */
export function levelled(bars: readonly number[]): Peaks {
  const sorted = bars.toSorted((a, b) => b - a);
  const usual = sorted[Math.floor(bars.length * spikes)] ?? 0;
  // Silence with a few sounds in it is measured by these.
  const full = usual > silence ? usual : (sorted[0] ?? 0);
  return {
    bars: bars.map((bar) => (full <= silence ? 0 : Math.min(1, bar / full))),
    quiet: full > silence && full < quietUnder,
  };
}
