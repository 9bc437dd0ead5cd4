import type { MediaLook } from './look.ts';

/** What an author may want to know of a recording, with the figures that it is about. The worst first. */
export type Advice =
  | { kind: 'unplayable'; part: 'video' | 'audio'; codec: string | null }
  | { kind: 'not-everywhere'; part: 'video' | 'audio'; codec: string | null }
  | { kind: 'no-sound' }
  | { kind: 'all-silent' }
  | { kind: 'clipped'; clips: number; firstSec: number }
  | { kind: 'quiet'; loudness: number; gain: number }
  | { kind: 'loud'; loudness: number; gain: number }
  | { kind: 'peaks'; truePeak: number }
  | { kind: 'silence-start'; sec: number }
  | { kind: 'silence-end'; sec: number }
  | { kind: 'low-resolution'; width: number; height: number };

/** What a voice should come to on a phone and in headphones, LUFS. */
export const targetLoudness = -16;
/** Outside of these the author is told. Meditations are quieter than talks, and rightly so. */
const quiet = -24;
const loud = -11;
/** Above this, in dB, encoders cut the wave off. */
const highestPeak = -0.5;
/** Silence that a listener takes for a fault. */
const longStartSec = 3;
const longEndSec = 5;
/** The height of a picture that is still clear on a laptop, px. */
const clearHeight = 720;

/** What to tell of a recording, in the order of importance. Nothing where it is fine. */
export function adviceOf({ video, audio, sound, width, height, durationSec }: MediaLook): Advice[] {
  const advice: Advice[] = [];
  const parts = [
    ['video', video],
    ['audio', audio],
  ] as const;
  for (const [part, track] of parts) {
    if (track?.plays === 'nowhere') advice.push({ kind: 'unplayable', part, codec: track.codec });
    if (track?.plays === 'here') advice.push({ kind: 'not-everywhere', part, codec: track.codec });
  }
  if (audio === null) advice.push({ kind: 'no-sound' });
  if (sound !== null) {
    const { loudness, clips, firstClipSec, truePeak, silenceStartSec, silenceEndSec } = sound;
    if (loudness === null) advice.push({ kind: 'all-silent' });
    else {
      if (clips > 0) advice.push({ kind: 'clipped', clips, firstSec: firstClipSec ?? 0 });
      const gain = Math.abs(targetLoudness - loudness);
      if (loudness < quiet) advice.push({ kind: 'quiet', loudness, gain });
      if (loudness > loud) advice.push({ kind: 'loud', loudness, gain });
      if (clips === 0 && truePeak !== null && truePeak > highestPeak)
        advice.push({ kind: 'peaks', truePeak });
      const some = silenceStartSec < durationSec;
      if (some && silenceStartSec > longStartSec)
        advice.push({ kind: 'silence-start', sec: silenceStartSec });
      if (some && silenceEndSec > longEndSec) advice.push({ kind: 'silence-end', sec: silenceEndSec });
    }
  }
  if (width !== null && height !== null && Math.min(width, height) < clearHeight)
    advice.push({ kind: 'low-resolution', width, height });
  return advice;
}
