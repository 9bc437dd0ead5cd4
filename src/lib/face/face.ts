import type { Peaks } from '../peaks/peaks.ts';

/** How many frames of a video are kept, evenly through it. */
export const frameCount = 8;

/** A frame of the strip, and of the poster, px at the most. */
export const stripFrame = { width: 160, height: 90 } as const;
export const posterFrame = { width: 640, height: 360 } as const;

/** Some frames of a video. */
export interface Frames {
  kind: 'frames';
  /** `frameCount` frames beside each other, each of `stripFrame`. */
  strip: Blob;
  /** The frame that stands for the video, large. */
  poster: Blob;
  /** Which of the strip that is. */
  best: number;
  /** When each of them is shown, s. */
  moments: readonly number[];
}

/** A sound as it looks. */
export interface Wave extends Peaks {
  kind: 'wave';
}

/** What a recording is known by at a glance. */
export type Face = Frames | Wave;

/** The middles of the parts that the frames stand for: neither the fade in at the beginning nor the titles at the end. */
export const momentsOf = (durationSec: number): number[] =>
  Array.from({ length: frameCount }, (_, at) => ((at + 0.5) / frameCount) * durationSec);

/** A frame this dark is a fade, not a picture: 0–255. */
const dark = 18;

/** How much there is to see in a frame: the spread of its brightness, nothing in the dark. Takes RGBA. */
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

/** A frame that has nearly as much to see as the best one will do, and the earlier one is nearer to what the video begins with. */
const nearly = 0.8;

/** Which frame stands for the video. */
export function bestOf(interests: readonly number[]): number {
  const most = Math.max(0, ...interests);
  return Math.max(
    0,
    interests.findIndex((interest) => interest >= most * nearly),
  );
}

/** Which frame a pointer means that stands at a share of the width, 0–1. */
export const frameAt = (share: number): number =>
  Math.min(frameCount - 1, Math.max(0, Math.floor(share * frameCount)));

/** So many bars as a small place has room for: each the loudest of those that it stands for. */
export function fewerBars(bars: readonly number[], count: number): number[] {
  const each = bars.length / count;
  return Array.from({ length: Math.min(count, bars.length) }, (_, at) =>
    Math.max(0, ...bars.slice(Math.floor(at * Math.max(1, each)), Math.ceil((at + 1) * Math.max(1, each)))),
  );
}
