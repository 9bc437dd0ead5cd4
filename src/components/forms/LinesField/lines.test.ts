import { expect, test } from 'vitest';
import { identified, moved, splitLines, withBlanks } from './lines.ts';

test.each([
  ['один\nдва\r\n\r\n  три  ', ['один', 'два', 'три']],
  ['1. Дыхание\n2) Опора\n• Голос\n– Тишина', ['Дыхание', 'Опора', 'Голос', 'Тишина']],
  ['10 минут в день\n1.5 часа\n-5 °C', ['10 минут в день', '1.5 часа', '-5 °C']],
  ['\n \n', []],
])('%j is split', (text, lines) => expect(splitLines(text)).toEqual(lines));

test('an item is taken to another place', () => {
  expect(moved(['а', 'б', 'в'], 0, 2)).toEqual(['б', 'в', 'а']);
  expect(moved(['а', 'б', 'в'], 2, 0)).toEqual(['в', 'а', 'б']);
});

const line = (id: string, text = id) => ({ id, text });

test('blank rows stay after the line that they followed', () => {
  const rows = [line('x', ''), line('a'), line('y', ' '), line('b'), line('z', '')];
  const ids = (lines: { id: string }[]) => lines.map(({ id }) => id).join('');
  expect(ids(withBlanks([line('a'), line('b')], rows))).toBe('xaybz');
  expect(ids(withBlanks([line('b'), line('a')], rows))).toBe('xbzay');
  expect(ids(withBlanks([line('b')], rows))).toBe('xybz');
  expect(ids(withBlanks([], rows))).toHaveLength(3);
});

test('texts find their lines again', () => {
  const lines = [line('1', 'а'), line('2', 'б'), line('3', 'в')];
  expect(identified(['а', 'б!', 'в'], lines)).toEqual([lines[0], line('2', 'б!'), lines[2]]);
  expect(identified(['в', 'а'], lines)).toEqual([lines[2], lines[0]]);
  const more = identified(['а', 'новая', 'б', 'в'], lines);
  expect(more.map(({ id }) => id).toSpliced(1, 1)).toEqual(['1', '2', '3']);
  expect(more[1]?.text).toBe('новая');
});
