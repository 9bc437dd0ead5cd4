import { expect, test } from 'vitest';
import { csvMoment } from './csvMoment.ts';
import { createCsv } from './csv.ts';

interface Row {
  name: string;
  price: number | null;
}

async function written(rows: Row[]): Promise<string> {
  const file = await createCsv<Row>([
    { header: 'Название', value: ({ name }) => name },
    { header: 'Цена', value: ({ price }) => price },
  ]);
  file.add(rows);
  const bytes = new Uint8Array(await file.blob().arrayBuffer());
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test('the mark, semicolons and CRLF', async () => {
  expect(await written([{ name: 'Мягкие плечи', price: 690 }])).toBe(
    '\uFEFFНазвание;Цена\r\nМягкие плечи;690\r\n',
  );
});

test('no rows give the heads alone', async () => {
  expect(await written([])).toBe('\uFEFFНазвание;Цена\r\n');
});

test.each([
  ['=HYPERLINK("http://example.org")', '"\'=HYPERLINK(""http://example.org"")"'],
  ['+7 999', "'+7 999"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\uFF1D1', "'\uFF1D1"],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  ['«лапки» "и" это', '"«лапки» ""и"" это"'],
])('the text %j is written as %j', async (name, field) => {
  expect((await written([{ name, price: 1 }])).split('Цена\r\n')[1]).toBe(`${field};1\r\n`);
});

test('numbers stay numbers: a comma, a minus, or nothing', async () => {
  const text = await written([
    { name: 'a', price: 5516.5 },
    { name: 'b', price: -490 },
    { name: 'c', price: null },
  ]);
  expect(text.split('\r\n').slice(1, 4)).toEqual(['a;5516,5', 'b;-490', 'c;']);
});

test('moments are those of the author', () => {
  expect(csvMoment('2026-11-20T08:48:00Z', 'Europe/Moscow')).toBe('20.11.2026 11:48');
  expect(csvMoment(undefined, 'Europe/Moscow')).toBeNull();
});
