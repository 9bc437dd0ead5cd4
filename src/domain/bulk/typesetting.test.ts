import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '#lib/richText/parse.ts';
import { typeset } from '#lib/text/typography.ts';
import { lettersOf, withPlaces } from './places.ts';
import { placeKind, setText, typesetPlaces } from './typesetting.ts';

const ru = (text: string) => typeset(text, 'ru');
const set = (text: string) => setText(text, ru, true);

test.each([
  ['quotes, „лапки“ inside', 'Курс "Сон и "тишина"" для всех', 'Курс «Сон и\u00A0„тишина“» для\u00A0всех'],
  ['dashes with a space that does not break', 'Сон - это отдых', 'Сон\u00A0— это отдых'],
  ['an ellipsis', 'И вот...', 'И\u00A0вот…'],
  [
    'short words and units',
    'Сон в 5 минут, 10 кг и 12 %',
    'Сон в\u00A05\u00A0минут, 10\u00A0кг\u00A0и\u00A012\u00A0%',
  ],
  [
    'numbers',
    'За 1 490 ₽ или 12490 руб. при -5',
    'За\u00A01\u00A0490\u00A0₽ или\u00A012\u00A0490\u00A0руб. при\u00A0\u22125',
  ],
  ['no narrow space', 'Дом № 5', 'Дом №\u00A05'],
  [
    'looks and links stay',
    '**"Дом"** и ["Курс"](https://a.ru/x-"y")',
    '**«Дом»** и\u00A0[«Курс»](https://a.ru/x-"y")',
  ],
  [
    'a link and what it leads to',
    '["Курс"](https://a.ru/a--b) - вот',
    '[«Курс»](https://a.ru/a--b)\u00A0— вот',
  ],
  [
    'addresses',
    'Пишите на a-b@c.ru - https://a.ru/?q="x"...',
    'Пишите на\u00A0a-b@c.ru\u00A0— https://a.ru/?q="x"...',
  ],
  ['code', 'Команда `a - "b"` - вот', 'Команда `a - "b"`\u00A0— вот'],
  ['what begins a line', '- раз\n- два - три\n\n1. "да"', '- раз\n- два\u00A0— три\n\n1. «да»'],
])('%s', (_, before, after) => {
  expect(set(before)).toBe(after);
});

/** Texts with everything that the rules and Markdown look at. */
const pieces = fc.constantFrom(
  ...[
    '"',
    "'",
    '«',
    '»',
    '-',
    '—',
    '...',
    ' ',
    '  ',
    '\u00A0',
    '\n',
    '\n\n',
    '- ',
    '## ',
    '1. ',
    '*',
    '**',
    '\\',
    '`',
    '[',
    ']',
  ],
  ...[
    '](https://a.ru/b-"c")',
    'https://a.ru/x--y',
    'a@b.ru',
    '<b>',
    '<k0>',
    '&nbsp;',
    '(c)',
    '1/2',
    '!=',
    '2 x 3',
    '5',
    '10 000',
    '-7',
    '%',
    '₽',
  ],
  ...[
    'в',
    'и',
    'сон',
    'кто то',
    'дом',
    'a',
    'it',
    'т. е.',
    'руб.',
    'мин',
    ',',
    '.',
    '!',
    '?',
    ':',
    ';',
    '(',
    ')',
    'http://www.ru',
    'a.b',
  ],
);
const texts = fc.array(pieces, { maxLength: 24 }).map((all) => all.join(''));
const linksOf = (text: string) =>
  parse(text).flatMap((block) => {
    const runs = block.type === 'list' ? block.items.flat() : block.runs;
    return [block.type, ...runs.flatMap(({ href }) => href ?? [])];
  });

test('changes no letter, digit, line or link, and a text that was set stays', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = set(text);
      expect(lettersOf(once)).toBe(lettersOf(text));
      expect(set(once)).toBe(once);
      expect(linksOf(once)).toEqual(linksOf(text));
    }),
  );
});

test('its places are what it changes, and each is of a kind', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const places = typesetPlaces(text, ru, true);
      expect(withPlaces(text, places)).toBe(set(text));
    }),
  );
  const text = 'Сон - это "дом" в тишине...';
  expect(typesetPlaces(text, ru, true).map((place) => placeKind(text, place))).toEqual([
    'dashes',
    'quotes',
    'quotes',
    'spaces',
    'other',
  ]);
});
