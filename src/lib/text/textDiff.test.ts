import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords, excerpt, type Piece } from './textDiff.ts';

const text = (pieces: Piece[], without: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== without)
    .map((piece) => piece.text)
    .join('');

describe('diffWords', () => {
  test('keeps what both have and names what went and came', () => {
    expect(diffWords('Голос и диафрагма', 'Голос и диафрагма: как выдох')).toEqual([
      { kind: 'same', text: 'Голос и диафрагма' },
      { kind: 'added', text: ': как выдох' },
    ]);
  });

  test('reads a phrase as one change, spaces included', () => {
    expect(diffWords('а вдох — короче, и что с этим делать.', 'а вдох — короче, и как вернуть ход.')).toEqual(
      [
        { kind: 'same', text: 'а вдох — короче, и ' },
        { kind: 'removed', text: 'что с этим делать' },
        { kind: 'added', text: 'как вернуть ход' },
        { kind: 'same', text: '.' },
      ],
    );
  });

  test('finds nothing between equal texts', () => {
    expect(diffWords('', '')).toEqual([]);
    expect(diffWords('Стул', 'Стул')).toEqual([{ kind: 'same', text: 'Стул' }]);
  });

  test('texts too long to compare are told apart as a whole', () => {
    const before = 'а '.repeat(1500);
    const after = 'б. '.repeat(1500);
    expect(diffWords(before, after).map((piece) => piece.kind)).toContain('removed');
    expect(text(diffWords(before, after), 'removed')).toBe(after);
  });

  test('both texts can be read back from the pieces', () => {
    const words = fc
      .array(fc.constantFrom('вдох', 'выдох', ' ', ', ', '\n', 'х', '😀', '«', '»'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = diffWords(before, after);
        expect(text(pieces, 'added')).toBe(before);
        expect(text(pieces, 'removed')).toBe(after);
      }),
    );
  });
});

describe('excerpt', () => {
  test('leaves a few words around each change', () => {
    const pieces: Piece[] = [
      { kind: 'same', text: 'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и ' },
      { kind: 'removed', text: 'что с этим делать' },
      { kind: 'same', text: '. Сначала — десять минут теории с простой схемой, затем три упражнения сидя. ' },
      { kind: 'added', text: 'Нужен стул' },
      { kind: 'same', text: ' и тихое место, где никто не помешает вам целых полчаса.' },
    ];
    expect(excerpt(pieces).map((piece) => piece.text)).toEqual([
      '…а вдох — короче, и ',
      'что с этим делать',
      '. Сначала — десять … три упражнения сидя. ',
      'Нужен стул',
      ' и тихое место, где…',
    ]);
  });

  test('leaves short texts and texts without a change alone', () => {
    const whole: Piece[] = [{ kind: 'same', text: 'Слово '.repeat(40) }];
    expect(excerpt(whole)).toEqual(whole);
  });
});
