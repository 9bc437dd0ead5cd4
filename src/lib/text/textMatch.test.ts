import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords, matchesWords } from './textMatch.ts';

test('every word must stand in the text, in any order; case, ё and the kind of space do not count', () => {
  expect(matchesWords('Вопросы и\u00A0ответы', 'ответ вопр')).toBe(true);
  expect(matchesWords('Тёмная тема', 'ТЕМН')).toBe(true);
  expect(matchesWords('Тёмная тема', 'тем свет')).toBe(false);
  expect(matchesWords('Тёмная тема', ' ')).toBe(true);
});

describe('markWords', () => {
  test('marks each word where it first stands', () => {
    expect(markWords('Вода и опора: дыхание лёжа', 'леж вод')).toEqual([
      { text: 'Вод', hit: true },
      { text: 'а и опора: дыхание ', hit: false },
      { text: 'лёж', hit: true },
      { text: 'а', hit: false },
    ]);
    expect(markWords('голос', '')).toEqual([{ text: 'голос', hit: false }]);
  });

  test('loses nothing of the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'абеёЕЁ -\u00A0'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (whole, query) => {
        const parts = markWords(whole, query);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
      }),
    );
  });
});
