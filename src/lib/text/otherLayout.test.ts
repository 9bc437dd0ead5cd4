import { expect, test } from 'vitest';
import { findByKeys, otherLayout } from './otherLayout.ts';

test('the same keys write the word in the other layout, either way', () => {
  expect(otherLayout('ntvf')).toBe('тема');
  expect(otherLayout('Ds[jl')).toBe('Выход');
  expect(otherLayout('руддщ')).toBe('hello');
  expect(otherLayout('`lfn 2')).toBe('ёдат 2');
  expect(otherLayout('2026 !')).toBeNull();
});

test('what finds nothing is looked for in the other layout', () => {
  const themes = ['тёмная тема', 'theme'];
  const find = (text: string) => themes.filter((one) => one.includes(text));
  expect(findByKeys('ntvf', find)).toEqual(['тёмная тема']);
  expect(findByKeys('еруь', find)).toEqual(['theme']);
  expect(findByKeys('theme', find)).toEqual(['theme']);
  expect(findByKeys('zzz', find)).toEqual([]);
});
