import { Visitor, type ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isModule, parseModule, projectFiles, readProjectFile } from '../../scripts/modules.ts';

/** Lines that a function may take: what is longer does several things. */
const mostOfFunction = 80;
/** Lines that a file may take. */
const mostOfFile = 300;

/** Catalogues of texts and data of scenarios are lists, and tests, stories and what they are made of tell one case after another. */
const isList = (file: string) =>
  /[mM]essages\.ts$|^platform\/scenarios\/|\.(?:test|stories)\.|^platform\/testing\/|onformance\.ts$/.test(
    file,
  );

const files = [...projectFiles()].filter(
  (file) => /^(?:src|platform|scripts)\//.test(file) && isModule(file) && !isList(file),
);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** The longest function of a file, lines: arrow functions, methods and components count. */
function longestFunction(file: string): number {
  const text = readProjectFile(file);
  let longest = 0;
  const see = ({ start, end }: ESTree.Node) => {
    longest = Math.max(longest, linesOf(text.slice(start, end)));
  };
  const program = parseModule(file, text);
  new Visitor({ ArrowFunctionExpression: see, FunctionExpression: see, FunctionDeclaration: see }).visit(
    program,
  );
  return longest;
}

test('no function takes more than 80 lines', () => {
  const longest = files.map((file) => ({ file, lines: longestFunction(file) }));
  expect(longest.filter(({ lines }) => lines > mostOfFunction)).toEqual([]);
});

test('no file takes more than 300 lines', () => {
  expect(files.filter((file) => linesOf(readProjectFile(file)) > mostOfFile)).toEqual([]);
});
