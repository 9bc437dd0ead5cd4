import type { Peaks } from '../peaks/peaks.ts';

/** How many frames of a video are kept, evenly distributed. */
export const frameCount = 8;

/** Size limits of a frame in the strip, and of the poster, px. */
export const stripFrame = { width: 160, height: 90 } as const;
export const posterFrame = { width: 640, height: 360 } as const;

/** Some frames of a video. */
export interface Frames {
  kind: 'frames';
  /** `frameCount` frames side by side, each at most `stripFrame`. */
  strip: Blob;
  /** The poster: the large frame that represents the video. */
  poster: Blob;
  /** The index of the poster's frame in the strip. */
  best: number;
  /** The time of each frame, s. */
  moments: readonly number[];
}

/** The waveform of a sound. */
export interface Wave extends Peaks {
  kind: 'wave';
}

/** How a recording looks at a glance. */
export type Face = Frames | Wave;

/** The middles of the parts that the frames represent: so neither the fade-in nor the end titles are shown. */
export const momentsOf = (durationSec: number): number[] =>
  Array.from({ length: frameCount }, (_, at) => ((at + 0.5) / frameCount) * durationSec);

/** A frame this dark is a fade, not a picture: 0–255. */
const dark = 18;

/** How much there is to see in a frame: the spread of its brightness, zero if it is dark. Takes RGBA. */
export function interestOf(pixels: Uint8ClampedArray): number {
  let sum = 0;
  let squares = 0;
  const count = pixels.length / 4;
  if (count === 0) return 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const brightness =
      0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
    sum += brightness;
    squares += brightness ** 2;
  }
  const mean = sum / count;
  return mean < dark ? 0 : Math.sqrt(Math.max(0, squares / count - mean ** 2));
}

/** A frame with nearly as much to see as the best one is good enough; the earlier one is preferred. */
const nearly = 0.8;

/** The index of the frame that represents the video. */
export function bestOf(interests: readonly number[]): number {
  const most = Math.max(0, ...interests);
  return Math.max(
    0,
    interests.findIndex((interest) => interest >= most * nearly),
  );
}

/** The index of the frame under a pointer at a share of the width, 0–1. */
export const frameAt = (share: number): number =>
  Math.min(frameCount - 1, Math.max(0, Math.floor(share * frameCount)));

/** Reduces a waveform to as many bars as a small place has room for: each is the loudest of those that it replaces. */
export function fewerBars(bars: readonly number[], count: number): number[] {
  const each = bars.length / count;
  return Array.from({ length: Math.min(count, bars.length) }, (_, at) =>
    Math.max(0, ...bars.slice(Math.floor(at * Math.max(1, each)), Math.ceil((at + 1) * Math.max(1, each)))),
  );
}
