/** How many bars a waveform has. */
export const barCount = 96;

/** Of a long recording so much is listened to for each bar, seconds. */
const partSec = 0.5;

/** A stretch that stands for a bar, seconds from the start. */
export interface BarPart {
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

/** Bars from 0 to 1: the loudest of them fills the height, as long as there is anything to hear. */
export function levelled(bars: readonly number[]): number[] {
  const most = Math.max(0, ...bars);
  return bars.map((bar) => (most < 0.001 ? 0 : Math.min(1, bar / most)));
}
