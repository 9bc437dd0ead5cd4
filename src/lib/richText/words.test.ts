import { expect, test } from 'vitest';
import { diffWords } from '../text/textDiff.ts';
import { lookedText, looksOf, readText } from './words.ts';

test('what people read has no signs of Markdown and no addresses', () => {
  const markdown = '## Что *понадобится*\n\n- стул\n- [коврик](https://b.ru/dlinnyi-adres)\n\n1. раз \\*';
  expect(readText(markdown)).toBe('Что понадобится\n\n• стул\n• коврик\n\n1. раз *');
  expect(readText('Просто текст.\n\nЕщё 2 * 2 строки\nподряд')).toBe(
    'Просто текст.\n\nЕщё 2 * 2 строки\nподряд',
  );
});

const shown = (looked: string) =>
  looksOf(looked).map(({ text, look }) => [
    text,
    ...Object.entries(look)
      .filter(([, on]) => on)
      .map(([name]) => name),
  ]);

test('words carry their look, and their link its address', () => {
  expect(shown(lookedText('Дышим **мягко и *долго*** [здесь и там](https://b.ru)'))).toEqual([
    ['Дышим '],
    ['мягко и', 'bold'],
    [' '],
    ['долго', 'bold', 'italic'],
    [' '],
    ['здесь и там', 'link'],
    [' (https://b.ru)'],
  ]);
  expect(shown(lookedText('## План\n\n**Вдох**'))).toEqual([['План', 'heading'], ['\n\n'], ['Вдох', 'bold']]);
  expect(looksOf('Без вида')).toEqual([
    { text: 'Без вида', look: { bold: false, italic: false, heading: false, link: false } },
  ]);
});

test('a word that became bold is told as a change, and nothing else is', () => {
  const pieces = diffWords(lookedText('Дышим мягко и долго'), lookedText('Дышим **мягко и** долго'));
  expect(pieces.map(({ kind, text }) => [kind, shown(text)])).toEqual([
    ['same', [['Дышим ']]],
    ['removed', [['мягко и']]],
    ['added', [['мягко и', 'bold']]],
    ['same', [[' долго']]],
  ]);
});
