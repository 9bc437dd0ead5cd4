import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearTags } from './near.ts';
import { isSameTag } from './rules.ts';

const tags = (...names: string[]) => names.map((name) => ({ name, usageCount: 0 }));
const near = (name: string, ...names: string[]) => nearTags(name, tags(...names)).map((tag) => tag.name);

test('two names are the same tag whatever their case, ё and spaces', () => {
  expect(isSameTag('Тёплый  свет', 'теплый свет ')).toBe(true);
  expect(isSameTag('свет', 'светл')).toBe(false);
});

describe('near tags', () => {
  test.each([
    ['Дыхание', 'дыхание'],
    ['расстяжка', 'растяжка'],
    ['дихание', 'дыхание'],
    ['трвеога', 'тревога'],
    ['медитации', 'медитация'],
    ['медитаций', 'медитация'],
    ['практика лежа', 'практика лёжа'],
    ['практики лёжа', 'практика лёжа'],
    ['шея и плечи', 'плечи и шея'],
    ['йога нидра', 'йога-нидра'],
    ['сны', 'сны!'],
    ['нервные системы', 'нервная система'],
    ['апора и голос', 'опора и голос'],
    ['podcasts', 'podcast'],
  ])('«%s» is near «%s», and the other way round', (one, other) => {
    expect(near(one, other)).toEqual([other]);
    expect(near(other, one)).toEqual([one]);
  });

  test.each([
    ['сон', 'тон'],
    ['сон', 'слон'],
    ['утро', 'вечер'],
    ['практика сидя', 'практика стоя'],
    ['дыхание', 'дыхание животом'],
    ['спина', 'стопы'],
    ['!!', '??'],
  ])('«%s» is not near «%s»', (one, other) => {
    expect(near(one, other)).toEqual([]);
    expect(near(other, one)).toEqual([]);
  });

  test('are the same name first, then the most used', () => {
    const known = [
      { name: 'медитации', usageCount: 2 },
      { name: 'медитаций', usageCount: 9 },
      { name: 'Медитация', usageCount: 0 },
      { name: 'утро', usageCount: 50 },
    ];
    expect(nearTags('медитация', known).map(({ name }) => name)).toEqual([
      'Медитация',
      'медитаций',
      'медитации',
    ]);
  });

  test('are found by each other, and a name by any order of its words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвеёи'), minLength: 1, maxLength: 6 });
    const name = fc.array(word, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [left, right] = [one.join(' '), other.join(' ')];
        expect(near(left, right).length).toBe(near(right, left).length);
        expect(near(left, one.toReversed().join('-'))).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  test('hold every name that is one letter away from a long one', () => {
    const letters = fc.constantFrom(...'абвгдж');
    fc.assert(
      fc.property(
        fc.string({ unit: letters, minLength: 6, maxLength: 12 }),
        fc.nat(11),
        letters,
        fc.constantFrom('put', 'change', 'leave'),
        (name, place, letter, edit) => {
          const at = place % name.length;
          const rest = edit === 'put' ? name.slice(at) : name.slice(at + 1);
          const edited = `${name.slice(0, at)}${edit === 'leave' ? '' : letter}${rest}`;
          expect(near(edited, name)).toEqual([name]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
