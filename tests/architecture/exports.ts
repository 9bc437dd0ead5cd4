// Which file takes which export of another, values and types alike, as the sources say it.
import { Visitor, type ESTree } from 'rolldown/utils';
import { parseModule, readProjectFile, resolveSpecifier } from '../../scripts/modules.ts';

/** A file takes an export of another. «*» is all that it exports. */
export interface Take {
  by: string;
  file: string;
  name: string;
  /** Whether it says so by a path from its folder. */
  relative: boolean;
  /** Whether it exports it in its turn. */
  passed: boolean;
}

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** The names that a declaration or a pattern binds. */
function bound(node: ESTree.Statement | ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap((one) => bound(one.id));
    case 'ObjectPattern':
      return node.properties.flatMap((one) => bound(one.type === 'Property' ? one.value : one));
    case 'ArrayPattern':
      return node.elements.flatMap((one) => (one === null ? [] : bound(one)));
    case 'AssignmentPattern':
      return bound(node.left);
    case 'RestElement':
      return bound(node.argument);
    case 'Identifier':
      return [node.name];
    default:
      return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
  }
}

/** The names that are taken of `import * as local`: «*» where it is handed on whole. */
function membersOf(program: ESTree.Program, local: string): string[] {
  const members = new Set<string>();
  let mentions = 0;
  let known = 0;
  const member = (object: ESTree.Node, name: string | null) => {
    if (!('name' in object) || object.name !== local || name === null) return;
    known += 1;
    members.add(name);
  };
  const count = ({ name }: { name: unknown }) => {
    if (name === local) mentions += 1;
  };
  new Visitor({
    Identifier: count,
    JSXIdentifier: count,
    MemberExpression: ({ object, property, computed }) =>
      member(object, !computed && property.type === 'Identifier' ? property.name : null),
    JSXMemberExpression: ({ object, property }) => member(object, property.name),
    TSQualifiedName: ({ left, right }) => member(left, right.name),
  }).visit(program);
  // One mention is the import itself.
  return known === mentions - 1 ? [...members] : ['*'];
}

/** The names that a module mentions, those within what declares them aside: a function that calls itself is not used by that. */
export function used(file: string): Set<string> {
  const program = parseModule(file, readProjectFile(file));
  const declared = new Map<string, ESTree.Span>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const name of declaration === null ? [] : bound(declaration)) declared.set(name, statement);
  }
  const found = new Set<string>();
  const see = ({ name, start }: { name: string; start: number }) => {
    const own = declared.get(name);
    if (own === undefined || start < own.start || start >= own.end) found.add(name);
  };
  new Visitor({ Identifier: see, JSXIdentifier: see }).visit(program);
  return found;
}

/** What a module exports, and what it takes of others. */
export function exportsOf(by: string, program: ESTree.Program): { own: string[]; takes: Take[] } {
  const own: string[] = [];
  const takes: Take[] = [];
  const take = (specifier: string, name: string, relative = specifier.startsWith('.'), passed = false) => {
    const file = resolveSpecifier(by, specifier);
    if (file !== null) takes.push({ by, file, name, relative, passed });
  };
  const whole = (source: ESTree.Node | undefined, relative?: boolean) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') take(source.value, '*', relative);
  };
  new Visitor({
    ImportDeclaration({ source: { value: source }, specifiers }) {
      if (specifiers.length === 0) take(source, '');
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier') take(source, nameOf(one.imported));
        else if (one.type === 'ImportDefaultSpecifier') take(source, 'default');
        else for (const name of membersOf(program, one.local.name)) take(source, name);
    },
    ExportNamedDeclaration({ declaration, source, specifiers }) {
      if (declaration !== null) own.push(...bound(declaration));
      for (const { local, exported } of specifiers) {
        own.push(nameOf(exported));
        if (source !== null) take(source.value, nameOf(local), undefined, true);
      }
    },
    ExportAllDeclaration: ({ source }) => take(source.value, '*', undefined, true),
    ExportDefaultDeclaration: () => void own.push('default'),
    ImportExpression: ({ source }) => whole(source),
    TSImportType: ({ source }) => take(source.value, '*'),
    // An address beside the module, which is no import.
    NewExpression: ({ callee, arguments: [place] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL') whole(place, false);
    },
  }).visit(program);
  return { own, takes };
}
