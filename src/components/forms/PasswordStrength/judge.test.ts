import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

test.each([
  ['12345678', 0, 'common'],
  ['password', 0, 'common'],
  ['пароль', 0, 'common'],
  ['gfhjkm', 0, 'common'],
  ['йцукен123', 0, 'common'],
  ['йцукенг123', 1, 'alike'],
  ['qwertyuiop', 0, 'common'],
  ['aaaaaaaaaaaa', 0, 'repeat'],
  ['marina@vetrova.ru', 0, 'own'],
  ['vetrova2026', 1, 'own'],
  ['вечер у реки', 4, null],
] as const)('%s is judged', (password, score, weakness) => {
  expect(judge(password, ['marina@vetrova.ru', 'Марина'])).toEqual({ score, weakness });
});

test('what was found in breaches, which the platform refuses, is never called good', () => {
  const some = dictionary['passwords-common'].filter((one, at) => one.length >= 8 && at % 997 === 0);
  expect(some.length).toBeGreaterThan(10);
  expect(some.filter((password) => judge(password, []).score > 1)).toEqual([]);
});

test('what is known of the author is of no use in a password', () => {
  expect(judge('vetrova-marina', []).score).toBeGreaterThan(
    judge('vetrova-marina', ['marina@vetrova.ru']).score,
  );
});
