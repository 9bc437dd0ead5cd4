// What one walk over all modules tells every check that asks something of the whole tree: to parse it takes seconds.
import { Visitor, type ESTree } from 'rolldown/utils';
import { readFacts, type Told } from '#storybook/facts.ts';
import { parseModule, readModules, readProjectFile, type Modules } from '../../scripts/modules.ts';
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

/** The tree as it is in this run, read by whichever file of tests asks first. */
export const readTree = (): Tree =>
  oncePerRun('tree', () => {
    const names = new Map<string, readonly string[]>();
    const takes: Take[] = [];
    const longest = new Map<string, number>();
    const take = (file: string, program: ESTree.Program) => {
      const found = exportsOf(file, program);
      names.set(file, found.own);
      takes.push(...found.takes);
    };
    const modules = readModules([], (file, program, text) => {
      take(file, program);
      longest.set(file, longestFunction(program, text));
    });
    for (const file of modules.files) {
      if (!file.endsWith('.mdx')) continue;
      // Of a page of the workbench, its imports.
      const code = (readProjectFile(file).match(/^import [^;]+;$/gm) ?? []).join('\n');
      take(file, parseModule(`${file}.ts`, code));
    }
    return { modules, names, takes, longest };
  });

/** Which module imports which, now or when it is needed. */
export function readImports(): Modules {
  const { files, links } = readTree().modules;
  const imports = [...links].map(([file, all]) => [file, all.filter(({ kind }) => kind !== 'name')] as const);
  return { files, links: new Map(imports) };
}

/** What the workbench is told of its components. It goes through every story file for it. */
export const readTold = (): Told => oncePerRun('told', readFacts);
