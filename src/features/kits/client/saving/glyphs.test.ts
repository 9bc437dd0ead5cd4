import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
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

test.each(['Cyrillic', 'Latin', 'Signs'] as const)(
  'the font of %s has all that is given to it',
  async (script) => {
    const font = create(await readFile(`src/theme/fonts/print/golos-${script.toLowerCase()}-400.ttf`));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('It holds several fonts');
    const given = Array.from({ length: 0xd8_00 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).filter(
      (letter) => letter === letter.normalize('NFC') && fontRuns(letter).runs[0]?.font === script,
    );
    expect(given.length).toBeGreaterThan(2);
    expect(given.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  },
);
