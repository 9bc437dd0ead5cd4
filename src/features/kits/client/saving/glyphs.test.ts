import { expect, test } from 'vitest';
import { fontRuns } from './glyphs.ts';

test('a text is parted by the fonts that have its letters', () => {
  expect(fontRuns('Курс, 6 900 ₽')).toEqual({
    runs: [
      { text: 'Курс', font: 'Cyrillic' },
      { text: ', 6 900 ', font: 'Latin' },
      { text: '₽', font: 'Signs' },
    ],
    dropped: 0,
  });
});

test('a letter of two marks is one that the font has', () => {
  expect(fontRuns('\u0438\u0306ё')).toEqual({ runs: [{ text: 'йё', font: 'Cyrillic' }], dropped: 0 });
});

test('what no font has is left out and counted, what joins signs is not', () => {
  expect(fontRuns('Сон 🌙️ қ')).toEqual({
    runs: [
      { text: 'Сон', font: 'Cyrillic' },
      { text: '  ', font: 'Latin' },
    ],
    dropped: 2,
  });
});
