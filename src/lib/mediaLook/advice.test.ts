import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';
import type { Sound } from './listener.ts';
import type { MediaLook } from './look.ts';
import { playabilityOf } from './playable.ts';

const sound: Sound = {
  loudness: -17,
  samplePeak: -2,
  truePeak: -1.8,
  clips: 0,
  firstClipSec: null,
  silenceStartSec: 0.4,
  silenceEndSec: 1.2,
  heardSec: 600,
};
const fine: MediaLook = {
  playable: true,
  kind: 'video',
  durationSec: 600,
  width: 1920,
  height: 1080,
  mime: 'video/mp4',
  container: 'MP4',
  video: { codec: 'avc', plays: 'everywhere' },
  audio: { codec: 'aac', plays: 'everywhere', channels: 2, sampleRate: 48_000 },
  sound,
};
const heard = (patch: Partial<Sound>) => adviceOf({ ...fine, sound: { ...sound, ...patch } });

test('a fine recording needs no advice, and one that was not listened to yet gets none of its sound', () => {
  expect(adviceOf(fine)).toEqual([]);
  expect(adviceOf({ ...fine, sound: null })).toEqual([]);
});

test('quiet and loud tell by how much', () => {
  expect(heard({ loudness: -31 })).toEqual([{ kind: 'quiet', loudness: -31, gain: 15 }]);
  expect(heard({ loudness: -8 })).toEqual([{ kind: 'loud', loudness: -8, gain: 8 }]);
  expect(heard({ loudness: -24 })).toEqual([]);
  expect(heard({ loudness: -11 })).toEqual([]);
});

test('clipping says where; peaks are told only where nothing is clipped yet', () => {
  expect(heard({ clips: 12, firstClipSec: 63, truePeak: 1.1 })).toEqual([
    { kind: 'clipped', clips: 12, firstSec: 63 },
  ]);
  expect(heard({ truePeak: 0.3 })).toEqual([{ kind: 'peaks', truePeak: 0.3 }]);
});

test('silence at the ends, and nothing else where all of it is silent', () => {
  expect(heard({ silenceStartSec: 9, silenceEndSec: 31 })).toEqual([
    { kind: 'silence-start', sec: 9 },
    { kind: 'silence-end', sec: 31 },
  ]);
  expect(heard({ loudness: null, silenceStartSec: 600, silenceEndSec: 600 })).toEqual([
    { kind: 'all-silent' },
  ]);
});

test('a small picture counts by its shorter side, so that an upright one is not told off', () => {
  expect(adviceOf({ ...fine, width: 640, height: 360 })).toEqual([
    { kind: 'low-resolution', width: 640, height: 360 },
  ]);
  expect(adviceOf({ ...fine, width: 1080, height: 1920 })).toEqual([]);
});

test('a video without sound', () => {
  expect(adviceOf({ ...fine, audio: null, sound: null })).toEqual([{ kind: 'no-sound' }]);
});

test('what browsers cannot play comes first', () => {
  const look = { ...fine, width: 640, height: 480, video: { codec: null, plays: 'nowhere' as const } };
  expect(adviceOf(look).map(({ kind }) => kind)).toEqual(['unplayable', 'low-resolution']);
  const hevc = { ...fine, video: { codec: 'hevc', plays: 'here' as const } };
  expect(adviceOf(hevc)).toEqual([{ kind: 'not-everywhere', part: 'video', codec: 'hevc' }]);
});

test('where a codec plays', () => {
  expect(playabilityOf('avc', 'avc1.640028', false)).toBe('everywhere');
  expect(playabilityOf('avc', 'avc1.7A0029', false)).toBe('nowhere');
  expect(playabilityOf('prores', null, false)).toBe('nowhere');
  expect(playabilityOf(null, null, false)).toBe('nowhere');
  expect(playabilityOf('hevc', 'hvc1.1.6.L93', true)).toBe('here');
  expect(playabilityOf('pcm-s24', 'pcm-s24', true)).toBe('everywhere');
});
