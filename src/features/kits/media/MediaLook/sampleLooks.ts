import type { Sound } from '#lib/mediaLook/listener.ts';
import type { MediaLook } from '#lib/mediaLook/look.ts';

/** A recording that is fine, for stories. */
export const fineSound: Sound = {
  loudness: -16.4,
  samplePeak: -2,
  truePeak: -1.8,
  clips: 0,
  firstClipSec: null,
  silenceStartSec: 0.4,
  silenceEndSec: 1.2,
  heardSec: 440,
};

/** A film that is fine, for stories. */
export const fineLook: MediaLook = {
  playable: true,
  kind: 'video',
  durationSec: 2282,
  width: 1920,
  height: 1080,
  mime: 'video/mp4',
  container: 'MP4',
  video: { codec: 'avc', plays: 'everywhere' },
  audio: { codec: 'aac', plays: 'everywhere', channels: 2, sampleRate: 48_000 },
  sound: fineSound,
};

/** A sound alone, for stories. */
export const fineAudio: MediaLook = {
  ...fineLook,
  kind: 'audio',
  durationSec: 1158,
  width: null,
  height: null,
  mime: 'audio/wav',
  container: 'WAVE',
  video: null,
  audio: { codec: 'pcm-s24', plays: 'everywhere', channels: 1, sampleRate: 44_100 },
};
