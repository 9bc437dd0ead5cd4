import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlaces, placesBetween, withPlaces, type FindQuery } from './places.ts';
import { foundIn, placeKey, planTexts, textKey, textsOf, type TextSubject } from './texts.ts';

const query = (find: string, replacement: string, more: Partial<FindQuery> = {}): FindQuery => ({
  find,
  replacement,
  matchCase: false,
  wholeWord: false,
  yo: false,
  ...more,
});

const replaced = (text: string, asked: FindQuery, markdown = true) =>
  withPlaces(text, findPlaces(text, asked, markdown));

test.each([
  ['every case', 'Сон и сон', query('СОН', 'отдых'), 'отдых и отдых'],
  ['this case alone', 'Сон и сон', query('сон', 'отдых', { matchCase: true }), 'Сон и отдых'],
  ['whole words', 'сон, сонный, сон', query('сон', 'отдых', { wholeWord: true }), 'отдых, сонный, отдых'],
  ['ё as е', 'Ещё и еще', query('еще', 'снова', { yo: true }), 'снова и снова'],
  ['ё apart', 'Ещё и еще', query('еще', 'снова'), 'Ещё и снова'],
  ['a space that does not break', 'в\u00A0доме', query('в доме', 'дома'), 'дома'],
  ['what meets itself once', 'ааа', query('аа', 'б'), 'ба'],
  ['nothing', 'Сон', query('', 'x'), 'Сон'],
  ['what is so already', 'Сон', query('сон', 'Сон'), 'Сон'],
  [
    'words of a link, not its address',
    '[сон](https://сон.ru/сон) и https://a.ru/сон',
    query('сон', 'x'),
    '[x](https://сон.ru/сон) и https://a.ru/сон',
  ],
  ['code and signs of Markdown stay', '`сон` **сон** 1. сон', query('сон', 'x'), '`сон` **x** 1. x'],
  ['stars are no text', '**сон**', query('*', ''), '**сон**'],
])('%s', (_, text, asked, after) => {
  expect(replaced(text, asked)).toBe(after);
});

const letters = fc.constantFrom('а', 'А', 'е', 'ё', ' ', '\u00A0', '*', '[', '🌙', 'б', '-');
const texts = fc.array(letters, { maxLength: 30 }).map((all) => all.join(''));

test('changes nothing outside of its places, each of which reads as what was looked for', () => {
  fc.assert(
    fc.property(texts, fc.array(letters, { minLength: 1, maxLength: 3 }), fc.boolean(), (text, find, yo) => {
      const places = findPlaces(text, query(find.join(''), '\uE000', { yo, matchCase: true }), false);
      const rest = withPlaces(text, places).split('\uE000');
      const found = places.map(({ start, end }) => text.slice(start, end));
      expect(rest.map((part, at) => part + (found[at] ?? '')).join('')).toBe(text);
      const same = (one: string) => (yo ? one.replaceAll('ё', 'е') : one).replaceAll('\u00A0', ' ');
      for (const one of found) expect(same(one)).toBe(same(find.join('')));
    }),
  );
});

test('places between texts of the same letters lead from one to the other', () => {
  const signs = fc.array(fc.constantFrom(' ', '«', '—', '', '  '), { minLength: 6, maxLength: 6 });
  const between = (all: string[]) => all.map((sign, at) => sign + 'абвг\nд'.charAt(at)).join('');
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      const [before, after] = [between(one), between(other)];
      expect(withPlaces(before, placesBetween(before, after) ?? [])).toBe(after);
    }),
  );
  expect(placesBetween('аб', 'ав')).toBeNull();
});

const subject: TextSubject = {
  kind: 'lecture',
  id: 'l-1',
  owner: null,
  publicationId: null,
  name: 'Сон',
  language: 'ru',
  within: null,
  texts: textsOf('Сон и сон', 'Про *сон*', [3, 5000]),
};

test('a plan holds the places that are wanted, and no text that is too short or too long', () => {
  const found = foundIn(subject, query('сон', 'отдых*'));
  const keys = found.flatMap((one) => one.places.map((place) => placeKey(textKey(one), place)));
  expect(keys).toEqual(['lecture/l-1/name/0', 'lecture/l-1/name/6', 'lecture/l-1/description/5']);
  expect(planTexts(found, (key) => key !== keys[0]).rows).toEqual([
    {
      kind: 'lecture',
      id: 'l-1',
      owner: null,
      publicationId: null,
      name: 'Сон',
      changes: [
        { field: 'name', before: 'Сон и сон', after: 'Сон и отдых*' },
        { field: 'description', before: 'Про *сон*', after: 'Про *отдых\\**' },
      ],
    },
  ]);
  expect(planTexts(found, () => false)).toEqual({ rows: [], same: [], barred: [] });
  const short = foundIn({ ...subject, texts: textsOf('Сон', null, [3, 5000]) }, query('сон', 'я'));
  expect(planTexts(short, () => true)).toEqual({
    rows: [],
    same: [],
    barred: [{ id: 'l-1', name: 'Сон', field: 'name', why: 'length' }],
  });
});
