// What a component is made of, read from what it draws: its own parts by the names that its code gives them, the components of the library
// among them, and the places for what it is given. Nobody draws it by hand, so no picture of it can be out of date.
import { Visitor, type ESTree } from 'rolldown/utils';
import { parseModule } from '../../scripts/modules.ts';

/** A part of a component. */
export interface Part {
  /** `Words`, or the name of the property that is shown here: `note`. */
  name: string;
  /** Drawn by the code of the component, or given to it. */
  kind: 'drawn' | 'given';
  /** There in some states alone. */
  optional: boolean;
  parts: Part[];
}

/** What a module has: its functions by their names, and what it calls icons. */
interface Module {
  functions: ReadonlyMap<string, ESTree.Node>;
  icons: ReadonlySet<string>;
}

/** Parts within parts are told to this depth: below it is the work of others. */
const deepest = 5;

/** Names by which nothing is seen. */
const unseen = /^(?:Suspense|Fragment|StrictMode|ThemeProvider|RouterProvider)$|(?:Context|Provider)$/;

/** The name of an element, without the object that holds the styles of a component: `Words` of `S.Words`. */
const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'JSXIdentifier') return node.name;
  return node.type === 'JSXMemberExpression' ? node.property.name : '';
};

/** What a pattern takes: `{ note, size = 'regular', ...rest }`. */
function namesIn(pattern: ESTree.Node | undefined): Set<string> {
  const names = new Set<string>();
  if (pattern?.type !== 'ObjectPattern') return names;
  for (const property of pattern.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier') names.add(property.key.name);
  return names;
}

function moduleOf(program: ESTree.Program): Module {
  const functions = new Map<string, ESTree.Node>();
  const icons = new Set<string>();
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (source.value === 'lucide-react') for (const { local } of specifiers) icons.add(local.name);
    },
    FunctionDeclaration: (node) => {
      if (node.id !== null) functions.set(node.id.name, node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier') return;
      // `memo(function Row() {})`
      const made = init?.type === 'CallExpression' ? init.arguments[0] : init;
      if (made?.type === 'ArrowFunctionExpression' || made?.type === 'FunctionExpression')
        functions.set(id.name, made);
    },
  }).visit(program);
  return { functions, icons };
}

/** One part of each name, in the order in which they are met; one that is there in some state and in the other is always there. */
function merged(parts: readonly Part[]): Part[] {
  const known = new Map<string, Part>();
  for (const part of parts) {
    const before = known.get(part.name);
    known.set(
      part.name,
      before === undefined
        ? part
        : {
            ...before,
            optional: before.optional && part.optional,
            parts: merged([...before.parts, ...part.parts]),
          },
    );
  }
  return [...known.values()];
}

/** Reads what a node draws. `given` are the properties of the component, `within` the functions that are being read. */
function partsOf(
  node: unknown,
  given: ReadonlySet<string>,
  module: Module,
  within: readonly string[],
  optional = false,
): Part[] {
  if (Array.isArray(node)) return node.flatMap((one) => partsOf(one, given, module, within, optional));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const read = (next: unknown, sometimes = optional) => partsOf(next, given, module, within, sometimes);
  const part = node as ESTree.Node;
  switch (part.type) {
    case 'JSXElement':
      return elementParts(part, given, module, within, optional);
    case 'JSXExpressionContainer':
      return read(part.expression);
    case 'Identifier':
      return given.has(part.name) ? [{ name: part.name, kind: 'given', optional, parts: [] }] : [];
    case 'ConditionalExpression':
      return [...read(part.consequent, true), ...read(part.alternate, true)];
    case 'LogicalExpression':
      return read(part.right, true);
    case 'IfStatement':
      return [...read(part.consequent, true), ...read(part.alternate, true)];
    case 'ReturnStatement':
      return read(part.argument);
    case 'CallExpression':
      return part.arguments.flatMap((argument) =>
        argument.type === 'ArrowFunctionExpression' ? read(argument.body, true) : [],
      );
    case 'ArrowFunctionExpression':
      return read(part.body);
    case 'BlockStatement':
      return part.body.flatMap((statement) => read(statement));
    case 'JSXFragment':
      return read(part.children);
    case 'ParenthesizedExpression':
      return read(part.expression);
    default:
      return [];
  }
}

/** An element with what is in it, and in its properties: `<Block icon={<Glyph />} />`. */
function elementParts(
  { openingElement, children }: ESTree.JSXElement,
  given: ReadonlySet<string>,
  module: Module,
  within: readonly string[],
  optional: boolean,
): Part[] {
  const name = nameOf(openingElement.name);
  const isIn = (node: unknown) => partsOf(node, given, module, within);
  const inProperties = openingElement.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' &&
    attribute.value?.type === 'JSXExpressionContainer' &&
    attribute.value.expression.type !== 'Identifier'
      ? isIn(attribute.value.expression).filter(({ kind }) => kind === 'drawn')
      : [],
  );
  const inside = [...inProperties, ...isIn(children)];
  // Neither a part of the browser's own nor what holds all the others has a name that says what it is for.
  if (/^[a-z]/.test(name) || unseen.test(name) || (name === 'Root' && inside.length > 0))
    return inside.map((one) => ({ ...one, optional: optional || one.optional }));
  const own = module.functions.get(name);
  const drawn =
    own === undefined || within.includes(name) || within.length >= deepest
      ? []
      : drawnBy(own, module, [...within, name]).filter(({ kind }) => kind === 'drawn');
  const called = module.icons.has(name) ? `icon ${name}` : name;
  return [{ name: called, kind: 'drawn', optional, parts: merged([...drawn, ...inside]) }];
}

const isFunction = (node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

const drawnBy = (node: ESTree.Node, module: Module, within: readonly string[]): Part[] =>
  isFunction(node) ? partsOf(node.body, namesIn(node.params[0]), module, within) : [];

/** The parts of a component of this name, the outermost first; nothing where it draws shapes alone. */
export function anatomyOf(name: string, file: string, text: string): Part[] {
  const module = moduleOf(parseModule(file, text));
  const own = module.functions.get(name);
  return own === undefined ? [] : merged(drawnBy(own, module, [name]));
}
