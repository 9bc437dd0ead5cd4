import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mediaProblem, readMedia } from './media.ts';

const sample = async () => new Blob([await readFile('platform/scenarios/media/0750.mp4')]);

/** One second of silence: a WAV file of 8000 samples, one byte each. */
function wav(): Blob {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + 8000, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(8000, 40);
  return new Blob([header, Buffer.alloc(8000, 128)]);
}

test('a video tells its length, its size and its kind', async () => {
  const facts = await readMedia(await sample());
  expect(facts).toMatchObject({ playable: true, kind: 'video', mime: 'video/mp4' });
  expect(facts.playable && facts.durationSec).toBeGreaterThan(1);
  expect(facts.playable && (facts.width ?? 0) > (facts.height ?? 0)).toBe(true);
});

test('an audio has no size', async () => {
  const facts = await readMedia(wav());
  expect(facts).toMatchObject({ playable: true, kind: 'audio', width: null, height: null });
  expect(facts.playable && facts.durationSec).toBeCloseTo(1, 2);
});

test('a text is no media, whatever its name says', async () => {
  const file = new File(['Это не видео'], 'лекция.mp4', { type: 'video/mp4' });
  expect(await readMedia(file)).toEqual({ playable: false, reason: 'not-media' });
});

test('a film of which only the head is there has no tracks', async () => {
  const whole = await sample();
  expect(await readMedia(whole.slice(0, 40))).toEqual({ playable: false, reason: 'no-tracks' });
});

test('a file that was taken away cannot be read', async () => {
  class GoneFile extends Blob {
    override slice(): Blob {
      throw new DOMException('gone', 'NotReadableError');
    }
  }
  expect(await readMedia(new GoneFile(['a'.repeat(10_000)]))).toEqual({
    playable: false,
    reason: 'unreadable',
  });
});

test('every reason has words in both languages', () => {
  const reasons = ['not-media', 'no-tracks', 'unreadable', 'no-reader'] as const;
  const texts = reasons.flatMap((reason) => [mediaProblem(reason, 'ru'), mediaProblem(reason, 'en')]);
  expect(new Set(texts).size).toBe(8);
});
