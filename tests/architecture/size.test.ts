import { expect, test } from 'vitest';
import { isModule, readProjectFile } from '../../scripts/modules.ts';
import { linesOf, readTree } from './tree.ts';

/** Lines that a function may take: what is longer does several things. */
const mostOfFunction = 80;
/** Lines that a file may take. */
const mostOfFile = 300;

/** Catalogues of texts and data of scenarios are lists, and tests, stories and what they are made of tell one case after another. */
const isList = (file: string) =>
  /[mM]essages\.ts$|^platform\/scenarios\/|\.(?:test|stories)\.|^platform\/testing\/|onformance\.ts$/.test(
    file,
  );

const { modules, longest } = readTree();

const files = [...modules.files].filter(
  (file) => /^(?:src|platform|scripts)\//.test(file) && isModule(file) && !isList(file),
);

test('no function takes more than 80 lines', () => {
  const seen = files.map((file) => ({ file, lines: longest.get(file) ?? Infinity }));
  expect(seen.filter(({ lines }) => lines > mostOfFunction)).toEqual([]);
});

test('no file takes more than 300 lines', () => {
  expect(files.filter((file) => linesOf(readProjectFile(file)) > mostOfFile)).toEqual([]);
});
