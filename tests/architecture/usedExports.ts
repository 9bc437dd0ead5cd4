// Which exports of a module the console uses: what is reached from its start, name by name. What only tests import is not.
import type { ESTree } from 'rolldown/utils';
import { cachedByText } from '../../scripts/textCache.ts';
import { parseModule, readProjectFile, resolveSpecifier } from '../../scripts/modules.ts';

type Node = ESTree.Node;

/** A name of another module. «*» is all that it exports. */
interface Name {
  file: string;
  name: string;
}

/** What a piece of code mentions: names of its module, and modules that it imports when it runs. */
interface Mentions {
  names: Set<string>;
  lazy: Set<string>;
}

/** A module by what its names stand for. */
interface Scope {
  /** What other modules are imported for, by the name here. */
  imports: Map<string, Name>;
  /** Modules that run before this one. */
  before: Set<string>;
  /** What each declaration at the top mentions. */
  declared: Map<string, Mentions>;
  /** What runs with the module itself. */
  run: Mentions;
  /** Names of the module by the names that they are exported as. */
  exports: Map<string, string>;
  /** What is exported of other modules. */
  passed: Map<string, Name>;
  passedWhole: Set<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** Wrappers of TypeScript that a value stands in: `x as T`, `x satisfies T`, `x!`, `f<T>`. Other nodes of it are types. */
const wrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
];

/** Names that are only keys: `a.key`, `{ key: a }`. */
function isKey(node: Node, key: string): boolean {
  if (node.type === 'MemberExpression') return key === 'property' && !node.computed;
  if (node.type === 'Property') return key === 'key' && !node.computed && !node.shorthand;
  return node.type === 'PropertyDefinition' || node.type === 'MethodDefinition'
    ? key === 'key' && !node.computed
    : node.type === 'JSXAttribute' && key === 'name';
}

/** Adds what a piece of code mentions. A name that is declared anew inside counts too: rather too much than too little. */
function mention(file: string, node: Node, into: Mentions): Mentions {
  if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return into;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') into.names.add(node.name);
  const isCall = node.type === 'ImportExpression' || node.type === 'NewExpression';
  const place = node.type === 'ImportExpression' ? node.source : isCall ? node.arguments[0] : undefined;
  if (isCall && place?.type === 'Literal' && typeof place.value === 'string') {
    const target = resolveSpecifier(file, place.value);
    if (target !== null) into.lazy.add(target);
  }
  for (const [key, value] of Object.entries(node)) {
    if (isKey(node, key)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) mention(file, one, into);
  }
  return into;
}

const nothing = (): Mentions => ({ names: new Set(), lazy: new Set() });

/** The names that a pattern binds. */
const bound = (pattern: Node): string[] => [...mention('', pattern, nothing()).names];

function scopeOf(file: string, code: string): Scope {
  const scope: Scope = {
    imports: new Map(),
    before: new Set(),
    declared: new Map(),
    run: nothing(),
    exports: new Map(),
    passed: new Map(),
    passedWhole: new Set(),
  };

  function declare(node: Node): string[] {
    if (node.type === 'VariableDeclaration')
      return node.declarations.flatMap((one) => {
        const names = bound(one.id);
        const mentions = mention(file, one, nothing());
        for (const name of names) scope.declared.set(name, mentions);
        return names;
      });
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
      scope.declared.set(node.id.name, mention(file, node, nothing()));
      return [node.id.name];
    }
    mention(file, node, scope.run);
    return [];
  }

  function read(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration': {
        const target = node.importKind === 'type' ? null : resolveSpecifier(file, node.source.value);
        if (target === null) return;
        scope.before.add(target);
        for (const one of node.specifiers) {
          if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue;
          const name =
            one.type === 'ImportSpecifier'
              ? nameOf(one.imported)
              : one.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*';
          scope.imports.set(one.local.name, { file: target, name });
        }
        return;
      }
      case 'ExportNamedDeclaration': {
        if (node.exportKind === 'type') return;
        if (node.declaration) for (const name of declare(node.declaration)) scope.exports.set(name, name);
        const target = node.source ? resolveSpecifier(file, node.source.value) : null;
        if (target !== null) scope.before.add(target);
        for (const { local, exported } of node.specifiers) {
          if (target === null) scope.exports.set(nameOf(exported), nameOf(local));
          else scope.passed.set(nameOf(exported), { file: target, name: nameOf(local) });
        }
        return;
      }
      case 'ExportAllDeclaration': {
        const target = node.exportKind === 'type' ? null : resolveSpecifier(file, node.source.value);
        if (target === null) return;
        scope.before.add(target);
        scope.passedWhole.add(target);
        return;
      }
      case 'ExportDefaultDeclaration':
        scope.declared.set('default', mention(file, node.declaration, nothing()));
        scope.exports.set('default', 'default');
        return;
      default:
        declare(node);
    }
  }

  for (const statement of parseModule(file, code).body) read(statement);
  return scope;
}

const scopes = new Map<string, Scope | null>();
const kept = cachedByText('scopes', [import.meta.filename, 'scripts/modules.ts'], scopeOf);

/** A module by its path; null for what is none, such as a stylesheet. */
function scopeAt(file: string): Scope | null {
  let scope = scopes.get(file);
  if (scope === undefined) {
    scope = /\.tsx?$/.test(file) ? kept.of(file, readProjectFile(file)) : null;
    scopes.set(file, scope);
  }
  return scope;
}

/** The names that a module exports, types aside. */
function exportsOf(file: string): string[] {
  const scope = scopeAt(file);
  return scope === null ? [] : [...scope.exports.keys(), ...scope.passed.keys()];
}

/**
 * All exports whose code is reached once a module runs, as `file#name`: what others import, and what the module itself uses and
 * exports besides.
 */
export function usedFrom(entry: string): Set<string> {
  const reached = new Set<string>();
  const running = new Set<string>();

  function follow(file: string, { names, lazy }: Mentions): void {
    for (const name of names) reach(file, name);
    for (const target of lazy) {
      run(target);
      take({ file: target, name: '*' });
    }
  }

  /** A name of a module is used within it. */
  function reach(file: string, name: string): void {
    const scope = scopeAt(file);
    const key = `${file}#${name}`;
    if (scope === null || reached.has(key)) return;
    const imported = scope.imports.get(name);
    const mentions = scope.declared.get(name);
    if (imported === undefined && mentions === undefined) return;
    reached.add(key);
    if (imported !== undefined) take(imported);
    if (mentions !== undefined) follow(file, mentions);
  }

  /** An export of a module is used by another. */
  function take({ file, name }: Name): void {
    const scope = scopeAt(file);
    if (scope === null) return;
    if (name === '*') {
      for (const one of exportsOf(file)) take({ file, name: one });
      for (const whole of scope.passedWhole) take({ file: whole, name });
      return;
    }
    const local = scope.exports.get(name);
    const passed = scope.passed.get(name);
    if (local !== undefined) reach(file, local);
    else if (passed !== undefined) {
      reached.add(`${file}#${name}`);
      take(passed);
    } else for (const whole of scope.passedWhole) take({ file: whole, name });
  }

  /** A module runs, and those that it imports before it. */
  function run(file: string): void {
    const scope = scopeAt(file);
    if (scope === null || running.has(file)) return;
    running.add(file);
    for (const before of scope.before) run(before);
    follow(file, scope.run);
  }

  run(entry);
  take({ file: entry, name: '*' });
  kept.keep();
  const used = [...running].flatMap((file) =>
    exportsOf(file)
      .filter((name) => reached.has(`${file}#${scopeAt(file)?.exports.get(name) ?? name}`))
      .map((name) => `${file}#${name}`),
  );
  return new Set(used);
}

/** A text as it is read: no-break spaces, template holes and quotes of code aside. */
export const plain = (text: string): string =>
  text.replaceAll('\\u00A0', ' ').replaceAll('\u00A0', ' ').replace(/\$\{/g, '{');

/** `test` of `test.each(rows)('…')`. */
function calledBy(node: Node): string {
  if (node.type === 'CallExpression') return calledBy(node.callee);
  return node.type === 'MemberExpression' ? calledBy(node.object) : nameOf(node);
}

/** The call of a statement such as `test('…', …)` or `describe('…', …)`. */
function testCall(statement: Node): ESTree.CallExpression | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return null;
  return /^(?:test|it|describe)$/.test(calledBy(statement.expression)) ? statement.expression : null;
}

/** The statements within a call of `describe`, or within a loop that makes tests. */
function within(statement: Node): readonly Node[] {
  if (statement.type === 'ForOfStatement')
    return statement.body.type === 'BlockStatement' ? statement.body.body : [];
  const callback = testCall(statement)?.arguments.findLast((one) => one.type === 'ArrowFunctionExpression');
  return callback?.type === 'ArrowFunctionExpression' && callback.body?.type === 'BlockStatement'
    ? callback.body.body
    : [];
}

/** The code of the tests that are called so, each with what stands around it and runs for it too. */
function codeOfTests(statements: readonly Node[], title: string, text: string): Node[] {
  const around = statements.filter((one) => testCall(one) === null && one.type !== 'ForOfStatement');
  return statements.flatMap((statement) => {
    const first = testCall(statement)?.arguments[0];
    if (first && plain(text.slice(first.start, first.end)).includes(title)) return [...around, statement];
    const inner = codeOfTests(within(statement), title, text);
    if (inner.length === 0) return [];
    return [...around, ...inner, ...(statement.type === 'ForOfStatement' ? [statement.right] : [])];
  });
}

/** Whether a module is a sample that stories and tests share. */
export const isSample = (file: string): boolean =>
  /\/(?:samples?|sample[A-Z]\w*|\w+Samples|dragFiles)(?:\/|\.tsx?$)/.test(file);

/** Whether a module is no part of the console: helpers of tests, and samples that stories and tests share. */
const isHelper = (file: string) =>
  file.startsWith('tests/') || file.startsWith('platform/testing/') || isSample(file);

/**
 * What a test takes of the console, directly and through helpers: `title` is a part of its title, or the name of a story. Null
 * where there is no such test.
 */
export function namesOfTest(file: string, title: string): Name[] | null {
  const scope = scopeAt(file);
  if (scope === null) return null;
  const text = readProjectFile(file);
  const mentions = nothing();
  if (file.endsWith('.stories.tsx')) {
    if (!scope.exports.has(title)) return null;
    for (const name of [title, 'default', 'meta']) mentions.names.add(name);
  } else {
    const code = codeOfTests(parseModule(file, text).body, title, text);
    if (code.length === 0) return null;
    for (const node of code)
      // What others import of this file is not run by the test.
      if (node.type !== 'ImportDeclaration' && !isDeclaration(node)) mention(file, node, mentions);
  }
  const found: Name[] = [];
  const seen = new Set<string>();
  const follow = (at: string, name: string): void => {
    const key = `${at}#${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const inner = scopeAt(at);
    const taken = inner?.imports.get(name) ?? inner?.passed.get(name);
    if (taken !== undefined) {
      if (isHelper(taken.file)) followExport(taken);
      else if (taken.file.startsWith('src/')) found.push(taken);
    }
    for (const one of inner?.declared.get(name)?.names ?? []) follow(at, one);
  };
  const followExport = ({ file: at, name }: Name): void => {
    const inner = scopeAt(at);
    const names = name === '*' ? [...(inner?.exports.keys() ?? [])] : [name];
    for (const one of names) follow(at, inner?.exports.get(one) ?? one);
  };
  for (const name of mentions.names) follow(file, name);
  return found;
}

/** Declarations at the top are followed by their names. */
const isDeclaration = (node: Node) =>
  node.type.endsWith('Declaration') && node.type !== 'ExportDefaultDeclaration';
