import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mediaProblem, readMedia } from './media.ts';

const fixture = async (name: string) =>
  new Blob([await readFile(`src/components/data/Player/fixtures/${name}`)]);

test('a video tells its kind, length and size', async () => {
  const facts = await readMedia(await fixture('lecture.mp4'));
  expect(facts).toMatchObject({ playable: true, kind: 'video', mime: 'video/mp4', width: 320, height: 180 });
});

test('what is no media is refused with a reason in words', async () => {
  const facts = await readMedia(new Blob([new Uint8Array(100_000).fill(7)]));
  expect(facts).toEqual({ playable: false, reason: 'not-media' });
  expect(mediaProblem('not-media', 'ru')).toContain('MP4');
});

test('a video that was cut short is refused, not taken for another one', async () => {
  const whole = await fixture('lecture.mp4');
  const facts = await readMedia(whole.slice(0, 40));
  expect(facts.playable).toBe(false);
});
