import { expect, test } from 'vitest';
import { formatShare, formatSpeed, formatTimeLeft } from './transfer.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the unit is said once where both have the same', () => {
  expect(plain(formatShare(1_267_000_000, 1_976_000_000, 'ru'))).toBe('1,18 из 1,84 ГБ');
  expect(plain(formatShare(671_000_000, 1_976_000_000, 'ru'))).toBe('640 МБ из 1,84 ГБ');
  expect(plain(formatShare(0, 1_023_000, 'en'))).toBe('0 B of 999 KB');
});

test('a speed is by the second', () => {
  expect(plain(formatSpeed(7_760_000, 'ru'))).toBe('7,4 МБ/с');
});

test.each([
  [0.2, 'ещё 1 с'],
  [59, 'ещё 59 с'],
  [240, 'ещё 4 мин'],
  [5399, 'ещё 90 мин'],
  [7200, 'ещё 2 часа'],
])('%s s left', (seconds, words) => {
  expect(plain(formatTimeLeft(seconds, 'ru'))).toBe(words);
});
