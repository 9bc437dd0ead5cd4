// What one walk over all modules tells every check that asks something of the whole tree: to parse it takes seconds.
import { Visitor, type ESTree } from 'rolldown/utils';
import { readFacts, type Told } from '#storybook/facts.ts';
import { cachedByText } from '../../scripts/textCache.ts';
import { isModule, parseModule, readModules, readProjectFile, type Modules } from '../../scripts/modules.ts';
import { oncePerRun } from '../support/oncePerRun.ts';
import { exportsOf, type Take } from './exports.ts';

interface Tree {
  modules: Modules;
  /** Names that each module exports. */
  names: ReadonlyMap<string, readonly string[]>;
  takes: readonly Take[];
  /** The lines of the longest function of each module: arrow functions, methods and components count. */
  longest: ReadonlyMap<string, number>;
}

/** How many lines a text has. */
export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

function longestFunction(program: ESTree.Program, text: string): number {
  let longest = 0;
  const see = ({ start, end }: ESTree.Node) => {
    longest = Math.max(longest, linesOf(text.slice(start, end)));
  };
  new Visitor({ ArrowFunctionExpression: see, FunctionExpression: see, FunctionDeclaration: see }).visit(
    program,
  );
  return longest;
}

/** What a module says by itself; of a page of the workbench, what its imports say. */
function saidIn(file: string, text: string) {
  if (isModule(file)) {
    const program = parseModule(file, text);
    return { ...exportsOf(file, program), longest: longestFunction(program, text) };
  }
  const code = (text.match(/^import [^;]+;$/gm) ?? []).join('\n');
  return { ...exportsOf(file, parseModule(`${file}.ts`, code)), longest: 0 };
}

/** The tree as it is in this run, read by whichever file of tests asks first. */
export const readTree = (): Tree =>
  oncePerRun('tree', () => {
    const modules = readModules();
    const said = cachedByText('said', [import.meta.filename, 'tests/architecture/exports.ts'], saidIn);
    const all = [...modules.files]
      .filter((file) => file.endsWith('.mdx') || (isModule(file) && modules.links.has(file)))
      .map((file) => ({ file, ...said.of(file, readProjectFile(file)) }));
    said.keep();
    return {
      modules,
      names: new Map(all.map(({ file, own }) => [file, own])),
      takes: all.flatMap(({ takes }) => takes),
      longest: new Map(all.map(({ file, longest }) => [file, longest])),
    };
  });

/** Which module imports which, now or when it is needed. */
export function readImports(): Modules {
  const { files, links } = readTree().modules;
  const imports = [...links].map(([file, all]) => [file, all.filter(({ kind }) => kind !== 'name')] as const);
  return { files, links: new Map(imports) };
}

/** What the workbench is told of its components. It goes through every story file for it. */
export const readTold = (): Told => oncePerRun('told', readFacts);
