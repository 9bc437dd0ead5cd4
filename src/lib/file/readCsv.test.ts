import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCsv } from './csv.ts';
import { cellsOf, guarded, readCsv } from './readCsv.ts';

test('reads quotes, line breaks, and the separators of spreadsheets', () => {
  expect(readCsv('\uFEFFa;"b;c";"d ""e"""\r\nf;;"g\nh"\r\n')).toEqual([
    ['a', 'b;c', 'd "e"'],
    ['f', '', 'g\nh'],
  ]);
  expect(readCsv('a,"b,c"\nd,e')).toEqual([
    ['a', 'b,c'],
    ['d', 'e'],
  ]);
  expect(readCsv('a\tb\n\n\nc\td\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readCsv('')).toEqual([]);
});

const signs = fc.constantFrom(...'абв =+-@\'";,\n\t\uFF1D1');
const cell = fc.string({ unit: signs, maxLength: 8 });

test('what was written is read back as it was, and no cell begins a formula', async () => {
  const row = fc.tuple(fc.constant('начало'), cell, cell, cell);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const headers = ['Н', 'А', 'Б', 'В'];
      const file = await createCsv<(typeof rows)[number]>(
        headers.map((header, at) => ({ header, value: (cells) => guarded(cells[at] ?? '') })),
      );
      file.add(rows);
      const text = await file.blob().text();
      expect(readCsv(text)).toEqual([headers, ...rows]);
      for (const raw of cellsOf(text).flat()) expect(raw).not.toMatch(/^[=+\-@\t\r\uFF1D]/);
    }),
    { numRuns: 500 },
  );
});
