// How a developer would write what a story shows: its component with the arguments, or what it renders, without the story's tests.
import type { ESTree } from 'rolldown/utils';
import { bindingsOf, declarationsOf, textIn, type Declarations } from './storyParts.ts';

/** The arguments of a story as code, by name. Under `...x` are those of a spread that is only known by name. */
type Args = Map<string, string>;

const valueOf = (object: ESTree.Node | null, name: string): ESTree.Node | null =>
  (object === null ? undefined : bindingsOf(object).get(name)) ?? null;

function argsIn(object: ESTree.Node | null, text: string, declared: Declarations): Args {
  const args: Args = new Map();
  if (object?.type === 'Identifier') return argsIn(declared.get(object.name)?.made ?? null, text, declared);
  if (object?.type !== 'ObjectExpression') return args;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      const { argument } = property;
      const kept = argument.type === 'Identifier' ? declared.get(argument.name)?.made : undefined;
      if (kept?.type === 'ObjectExpression')
        for (const entry of argsIn(kept, text, declared)) args.set(...entry);
      else args.set(`...${textIn(text, argument)}`, '');
    } else if (property.key.type === 'Identifier')
      args.set(property.key.name, dedented(textIn(text, valueIn(unwrapped(property.value), text, declared))));
  }
  return args;
}

const isSpy = (code: string) => /^fn[(<]/.test(code);

/** The value of an argument. If it is the name of a spy, the spy itself. */
function valueIn(value: ESTree.Node, text: string, declared: Declarations): ESTree.Node {
  const made = value.type === 'Identifier' ? declared.get(value.name)?.made : null;
  return made && isSpy(textIn(text, made)) ? made : value;
}

/** Without `as const` and the like, which only serve the types of a story. */
function unwrapped(node: ESTree.Node): ESTree.Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrapped(node.expression)
    : node;
}

const isPlainString = (code: string) => /^(['"])[^'"\\{}<>&\n]*\1$/.test(code);

/** An argument as a JSX attribute. A listener gets its own name, because stories listen with spies. */
function attribute(name: string, code: string): string {
  if (name.startsWith('...')) return `{${name}}`;
  if (code === 'true') return name;
  if (isPlainString(code)) return `${name}="${code.slice(1, -1)}"`;
  return `${name}={${isSpy(code) ? name : code}}`;
}

/** Attributes, in one line if they are short. */
function attributes(args: Args): string {
  const all = [...args].filter(([name]) => name !== 'children').map(([name, code]) => attribute(name, code));
  const line = all.map((one) => ` ${one}`).join('');
  return line.length <= 80 && !line.includes('\n') ? line : `${all.map((one) => indented(one)).join('')}\n`;
}

/** Indents the lines of code by one more step. */
const indented = (code: string): string => `\n${code}`.replaceAll('\n', '\n  ');

function element(component: string, args: Args): string {
  const children = args.get('children');
  const open = `<${component}${attributes(args)}`;
  if (children === undefined) return `${open}${open.endsWith('\n') ? '' : ' '}/>`;
  const within = isPlainString(children)
    ? children.slice(1, -1)
    : children.startsWith('<')
      ? dedented(children.replaceAll(/^<>|\s*<\/>$/g, '')).trim()
      : `{${children}}`;
  const isShort = within.length <= 60 && !within.includes('\n') && !open.endsWith('\n');
  return isShort ? `${open}>${within}</${component}>` : `${open}>${indented(within)}\n</${component}>`;
}

/** Replaces `{...args}` of an element by the arguments, except those that the element sets itself. */
function spread(source: string, args: Args): string {
  return source.replaceAll(/<(\w+)([^<>]*?)\s*\{\.\.\.args\}((?:[^<>]|=>)*)/g, (_, name, before, after) => {
    const others = [...args].filter(
      ([one]) => one !== 'children' && !new RegExp(`\\s${one}(?:=|\\s|$)`).test(before + after),
    );
    const all = others.map(([one, code]) => ` ${attribute(one, code)}`).join('');
    return `<${name}${before}${all}${after}`;
  });
}

/** What a story's own function renders: the element that it returns, or the function itself if it does more. */
function rendered(render: ESTree.Node, text: string, args: Args, declared: Declarations): string {
  const made = render.type === 'Identifier' ? (declared.get(render.name)?.made ?? render) : render;
  if (made.type !== 'ArrowFunctionExpression' || made.body.type === 'BlockStatement')
    return textIn(text, made);
  const source = textIn(text, inRoom(unwrapped(made.body)));
  const [, alone] = /^<(\w+) \{\.\.\.args\} \/>$/.exec(source) ?? [];
  return alone === undefined ? spread(source, args) : element(alone, args);
}

/** The content of a box that only gives space: it has a style and one child. */
function inRoom(node: ESTree.Node): ESTree.Node {
  if (node.type !== 'JSXElement') return node;
  const { name, attributes } = node.openingElement;
  const isBox =
    name.type === 'JSXIdentifier' &&
    (name.name === 'Room' ||
      (name.name === 'div' &&
        attributes.every(
          (one) =>
            one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === 'style',
        )));
  const [only, ...others] = node.children.filter(
    (child) => child.type !== 'JSXText' || child.value.trim() !== '',
  );
  return isBox && others.length === 0 && only?.type === 'JSXElement' ? inRoom(only) : node;
}

/** Data of a story is shown up to this many lines. Longer data does not help to see how a component is used. */
const mostLines = 24;

/** The components that the code renders, and the short lists and records that it passes. */
function partsOf(code: string, text: string, declared: Declarations): [string, string][] {
  const names = [...code.matchAll(/<([A-Z]\w*)|\{(?:\.\.\.)?(\w+)\}/g)].map(
    ([, part, kept]) => part ?? kept ?? '',
  );
  return names.flatMap((name): [string, string][] => {
    const found = declared.get(name);
    if (found === undefined) return [];
    const own = dedented(textIn(text, found.statement));
    const isPart = /^[A-Z]/.test(name);
    const isShort = found.made !== null && own.split('\n').length <= mostLines;
    return isPart || isShort ? [[name, own]] : [];
  });
}

/** The code after the declarations of its file that it needs, each before its users. */
function withParts(code: string, text: string, declared: Declarations, known = new Set<string>()): string {
  const parts = partsOf(code, text, declared).flatMap(([name, own]) => {
    if (known.has(name)) return [];
    known.add(name);
    return [withParts(own, text, declared, known)];
  });
  return [...parts, code].join('\n\n');
}

/** Code of several lines whose last line is indented like the first. */
function dedented(code: string): string {
  const indent = /\n( *)\S[^\n]*$/.exec(code)?.[1] ?? '';
  return code.replaceAll(`\n${indent}`, '\n');
}

/** The workbench's own wrappers: the space for what a component opens, and the grid of states. Applications do not have them. */
const withoutStage = (code: string): string =>
  code
    .replaceAll(/<(Room|StateGrid)\b[^>]*>/g, '<>')
    .replaceAll(/<\/(?:Room|StateGrid)>/g, '</>')
    .replaceAll(/\bfn\(\)/g, '() => undefined');

/** The stateful components of a story file: the name of each there, and the component that it wraps. */
function statefulIn(declared: Declarations, text: string): [string, string][] {
  return [...declared].flatMap(([name, { made }]): [string, string][] => {
    if (made?.type !== 'CallExpression' || textIn(text, made.callee) !== 'stateful') return [];
    const [component] = made.arguments;
    if (component === undefined) return [];
    return [[name, textIn(text, component).replace(/<.*/s, '')]];
  });
}

/** The code of a story for developers who want to use its component, from the settings of its file and its own. */
export function usageOf(
  settings: { meta: ESTree.Node | null; story: ESTree.Node | null },
  text: string,
  program: ESTree.Program,
): string | null {
  const { meta, story } = settings;
  const all = declarationsOf(program);
  const wrapped = statefulIn(all, text);
  const spies = [...all].filter(([, { made }]) => made && isSpy(textIn(text, made))).map(([name]) => name);
  // A spy in a story stands for any listener elsewhere.
  const declared = new Map(
    [...all].filter(([name]) => !spies.includes(name) && !wrapped.some(([one]) => one === name)),
  );
  const args = new Map([meta, story].flatMap((one) => [...argsIn(valueOf(one, 'args'), text, all)]));
  const render = valueOf(story, 'render') ?? valueOf(meta, 'render');
  const component = valueOf(meta, 'component');
  if (render === null && component === null) return null;
  const code =
    render === null
      ? element(component === null ? '' : textIn(text, component), args)
      : rendered(render, text, args, declared);
  const named = (before: string) =>
    wrapped.reduce(
      (text, [name, component]) => text.replaceAll(new RegExp(`<(/?)${name}\\b`, 'g'), `<$1${component}`),
      before,
    );
  // First for the story's own code, so that the parts that it uses are found, then for those parts.
  return spies.reduce(
    (before, name) => before.replaceAll(new RegExp(`(?<=: |\\{)${name}(?=[,}\\s])`, 'g'), '() => undefined'),
    named(withoutStage(withParts(dedented(named(code)), text, declared))),
  );
}
