// The tests in a flow file, each with its texts: they tell which routes it shows.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Visitor, type ESTree } from 'rolldown/utils';
import { root } from './install.mjs';
import { parseModule, readProjectFile, resolveSpecifier } from './modules.ts';
import { textsIn, textsOf, visit } from './routes.ts';

/** A test of a flow. */
interface FlowTest {
  /** Its title as a pattern with wildcards for inserted values. */
  title: string;
  /** Its own texts, those of the declarations that it uses, and those outside all tests of the file. */
  texts: readonly string[];
  /** The texts without screens that are opened only to check how their code loads (`codeOfRun`): these count only if imports change. */
  shown: readonly string[];
}

/** Whether a statement names screens that are opened only for their code. */
const isForCode = (statement: ESTree.Node): boolean =>
  statement.type === 'VariableDeclaration' && namesIn(statement).has('codeOfRun');

/** The helper that a text names, from the root of the project; null if it is not one of the tests and scripts. */
function helperAt(file: string, text: string): string | null {
  const helper = text.endsWith('.ts') ? resolveSpecifier(file, text) : null;
  const isOurs = helper !== null && /^(?:tests|scripts)\//.test(helper);
  return isOurs && existsSync(path.join(root, helper)) ? helper : null;
}

/** Adds to texts all texts of the helpers that they name. */
function withHelpers(file: string, texts: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (from: string, found: readonly string[]) => {
    for (const text of found) {
      const helper = helperAt(from, text);
      if (helper !== null) files.add(helper);
    }
  };
  add(file, texts);
  // Iterating a set also visits items added meanwhile.
  for (const helper of files) add(helper, textsOf(helper));
  return [...texts, ...[...files].flatMap(textsOf)];
}

/** Texts of a flow and of the helpers that it names. */
export const textsOfFlow = (flow: string): string[] => withHelpers(flow, textsOf(flow));

/** The identifiers in a piece of code, except property names. Another variable of the same name only adds texts. */
function namesIn(node: ESTree.Node): Set<string> {
  const names = new Set<string>();
  const properties = new Set<ESTree.Node>();
  visit(
    node,
    new Visitor({
      MemberExpression: ({ computed, property }) => {
        if (!computed) properties.add(property);
      },
      Identifier: (identifier) => {
        if (!properties.has(identifier)) names.add(identifier.name);
      },
    }),
  );
  return names;
}

/** Variables that a piece of code assigns. */
function assignedIn(node: ESTree.Node): Set<string> {
  const names = new Set<string>();
  visit(
    node,
    new Visitor({
      AssignmentExpression: ({ left }) => {
        for (const name of namesIn(left)) names.add(name);
      },
      UpdateExpression: ({ argument }) => {
        for (const name of namesIn(argument)) names.add(name);
      },
    }),
  );
  return names;
}

/** The names that a declaration pattern binds, and those in its defaults, which do no harm. */
const boundBy = (statement: ESTree.Node): string[] => {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => [...namesIn(id)]);
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id === null ? [] : [statement.id.name];
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  return [];
};

const makers = ['test', 'it', 'describe', 'suite'];

/** The title of `test(title, …)` or `test.each(rows)(title, …)`. null for anything else. */
function titleOf(statement: ESTree.Node): string | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return null;
  const { callee, arguments: given } = statement.expression;
  const isEach =
    callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    callee.callee.object.type === 'Identifier' &&
    callee.callee.object.name === 'test' &&
    callee.callee.property.type === 'Identifier' &&
    callee.callee.property.name === 'each';
  const isTest = callee.type === 'Identifier' && callee.name === 'test';
  const [title] = given;
  return (isEach || isTest) && title?.type === 'Literal' && typeof title.value === 'string'
    ? title.value
    : null;
}

const kept = new Map<string, readonly FlowTest[] | null>();

/** The tests of a flow; null if they cannot be separated. */
export function testsOfFlow(file: string): readonly FlowTest[] | null {
  const code = readProjectFile(file);
  const before = kept.get(code);
  if (before !== undefined) return before;
  const found = testsIn(file, code);
  kept.set(code, found);
  return found;
}

/**
 * The tests in the code of a flow. null if tests are created elsewhere than at the top level, if a title is computed, or if tests share state: then
 * they are chosen together.
 */
export function testsIn(file: string, code: string): readonly FlowTest[] | null {
  const { body } = parseModule(file, code);
  const bound = new Map<string, ESTree.Node>();
  const tests: { title: string; node: ESTree.Node }[] = [];
  const around: ESTree.Node[] = [];
  for (const statement of body) {
    const title = titleOf(statement);
    const names = boundBy(statement);
    for (const name of names) bound.set(name, statement);
    if (title !== null) tests.push({ title, node: statement });
    else if (names.length === 0) around.push(statement);
  }
  const isMaker = (node: ESTree.Node) => makers.some((name) => namesIn(node).has(name));
  const others = body.filter((node) => titleOf(node) === null && node.type !== 'ImportDeclaration');
  if (others.some(isMaker)) return null;
  if (tests.some(({ node }) => [...assignedIn(node)].some((name) => bound.has(name)))) return null;

  /** Texts of pieces of code, and of the top-level declarations that they use, except those that `isLeft` excludes. */
  const textsFrom = (
    nodes: readonly ESTree.Node[],
    isLeft: (statement: ESTree.Node) => boolean = () => false,
  ) => {
    const taken = new Set(nodes);
    for (const node of taken)
      for (const name of namesIn(node)) {
        const from = bound.get(name);
        if (from !== undefined && !isLeft(from)) taken.add(from);
      }
    return withHelpers(
      file,
      [...taken].flatMap((node) => textsIn(node)),
    );
  };
  const ofAll = textsFrom(around);
  return tests.map(({ title, node }) => ({
    title,
    texts: [...textsFrom([node]), ...ofAll],
    shown: [...textsFrom([node], isForCode), ...ofAll],
  }));
}

/** Whether the name of a running test matches a title: with `each` every row has its own name. */
export function isTitled(title: string, name: string): boolean {
  const parts = title.split(/%[sdifjoO#%]|\$[\w.]+/);
  const escaped = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 's').test(name);
}
