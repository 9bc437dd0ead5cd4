import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { fineLook } from './sampleLooks.ts';

test('a file is told by its container and what is in it', () => {
  expect(figuresOf(fineLook, 'ru').slice(0, 2)).toEqual(['MP4', 'H.264, AAC']);
});

test.each([
  ['MP3', 'mp3'],
  ['FLAC', 'flac'],
])('a container that is named as its sound is named once: %s', (container, codec) => {
  const audio = { codec, plays: 'everywhere' as const, channels: 2, sampleRate: 44_100 };
  const look = { ...fineLook, container, video: null, width: null, height: null, audio };
  expect(figuresOf(look, 'ru').slice(0, 2)).toEqual([container, '38:02']);
});
