import type { MediaLook } from './look.ts';

/** Advice for the author about a recording, with its figures. The worst first. */
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

/** The target loudness of a voice on phones and headphones, LUFS. */
export const targetLoudness = -16;
/** Outside of this range the author gets advice. Meditations are rightly quieter than talks. */
const quiet = -24;
const loud = -11;
/** Above this peak, dB, encoders clip. */
const highestPeak = -0.5;
/** Silence that listeners take for a fault, s. */
const longStartSec = 3;
const longEndSec = 5;
/** The height of a video that is still sharp on a laptop, px. */
const clearHeight = 720;

/** The advice for a recording, the most important first; empty if it is fine. */
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
