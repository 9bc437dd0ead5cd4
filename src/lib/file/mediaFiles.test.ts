import { expect, test } from 'vitest';
import { mediaRefusal, refusalText } from './mediaFiles.ts';

test.each([
  ['лекция.MP4', 'video/mp4', 1000, null],
  ['запись.mkv', '', 1000, null],
  ['без-окончания', 'audio/mpeg', 1000, null],
  ['звук.opus', '', 1, null],
  ['пусто.mp4', 'video/mp4', 0, 'empty'],
  ['notes.docx', 'application/msword', 1000, 'not-media'],
  ['cover.jpg', 'image/jpeg', 1000, 'not-media'],
  ['пусто.txt', 'text/plain', 0, 'not-media'],
  ['старое.avi', 'video/x-msvideo', 1000, 'old-format'],
  ['mp4', '', 1000, 'not-media'],
  ['образ.mov', 'video/quicktime', 100_000_000_001, 'too-large'],
] as const)('%s (%s, %i bytes): %s', (name, type, size, refusal) => {
  expect(mediaRefusal({ name, type, size })).toBe(refusal);
});

test('every refusal has words in both languages', () => {
  const all = ['empty', 'not-media', 'old-format', 'too-large'] as const;
  const texts = all.flatMap((one) => [refusalText(one, 'ru'), refusalText(one, 'en')]);
  expect(new Set(texts).size).toBe(8);
});
