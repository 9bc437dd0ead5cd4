import { readFile } from 'node:fs/promises';
import { BlobSource } from 'mediabunny';
import { expect, test } from 'vitest';
import { lookInto, type MediaLook } from './look.ts';

const rate = 48_000;

/** A WAV file of 16 bits in one channel. */
function wav(samples: Float32Array, at = rate): Blob {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(at, 24);
  header.writeUInt32LE(at * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const data = new Int16Array(samples.length);
  for (const [index, value] of samples.entries())
    data[index] = Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
  return new Blob([header, new Uint8Array(data.buffer)]);
}

function tone(sec: number, height: number, at = rate): Float32Array {
  const samples = new Float32Array(sec * at);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = height * Math.sin((2 * Math.PI * 997 * index) / at);
  return samples;
}

async function look(file: Blob) {
  const facts: MediaLook[] = [];
  const progress: number[] = [];
  const whole = await lookInto(new BlobSource(file), {
    onFacts: (told) => facts.push(told),
    onProgress: (share) => progress.push(share),
  });
  return { facts, progress, whole };
}

test('a recording is told of at once, then listened to', async () => {
  const { facts, progress, whole } = await look(wav(tone(8, 0.1)));
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ kind: 'audio', durationSec: 8, sound: null, container: 'WAVE' });
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  if (!whole.playable) throw new Error(whole.reason);
  expect(whole.audio).toMatchObject({ codec: 'pcm-s16', plays: 'everywhere', channels: 1, sampleRate: rate });
  expect(whole.sound?.loudness).toBeCloseTo(-23, 0);
  expect(whole.sound?.samplePeak).toBeCloseTo(-20, 1);
  expect(whole.sound?.heardSec).toBeCloseTo(8, 1);
});

test('a long one is listened to in parts, its ends among them', async () => {
  const at = 8000;
  const samples = tone(640, 0.1, at);
  samples.fill(0, 0, 6 * at);
  samples.fill(0, 620 * at);
  const { whole } = await look(wav(samples, at));
  if (!whole.playable) throw new Error(whole.reason);
  expect(whole.durationSec).toBe(640);
  expect(whole.sound?.heardSec).toBeLessThan(480);
  expect(whole.sound?.silenceStartSec).toBeCloseTo(6, 0);
  expect(whole.sound?.silenceEndSec).toBeCloseTo(20, 0);
});

test('a text is no media', async () => {
  expect((await look(new Blob(['Это не видео']))).whole).toEqual({ playable: false, reason: 'not-media' });
});

test('a video tells its picture, its codecs and its size', async () => {
  const { facts } = await look(new Blob([await readFile('platform/scenarios/media/0750.mp4')]));
  expect(facts[0]).toMatchObject({
    kind: 'video',
    container: 'MP4',
    video: { codec: 'avc', plays: 'everywhere' },
  });
});
