import { expect, test } from 'vitest';
import { combination, hasCommandKey } from './keys.ts';

test.each([
  ['MacIntel', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
  ['', false],
])('on %j the command key is there: %s', (platform, there) => {
  expect(hasCommandKey(platform)).toBe(there);
});

test('a combination is written with the key of the keyboard at hand', () => {
  expect(combination('K', false)).toBe('Ctrl\u00A0K');
  expect(combination('K', true)).toBe('⌘\u00A0K');
});
