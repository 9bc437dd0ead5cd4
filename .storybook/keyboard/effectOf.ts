import type { ESTree } from 'rolldown/utils';

/** What names stand for. */
export type Names = ReadonlyMap<string, ESTree.Expression>;

/** Where a piece of a tree was read. */
interface Place {
  text: string;
  names: Names;
}

const codeOf = ({ start, end }: ESTree.Node, { text }: Place): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ');

/** A pattern without its signs: `^19\\sноября, .*четверг$`. */
const readPattern = (pattern: string): string =>
  pattern
    .replaceAll(/\\s\??/g, ' ')
    .replaceAll('.*', ' … ')
    .replaceAll(/^\^|\$$|\\/g, '')
    .replaceAll(/ {2,}/g, ' ');

/** A value for readers: a text in quotes, a pattern without its signs, all else as it is written. */
function valueOf(node: ESTree.Node | undefined, place: Place): string {
  if (node === undefined) return '';
  if (node.type === 'Literal' && typeof node.value === 'string') return `«${node.value}»`;
  if (node.type === 'Literal' && 'regex' in node) return `«${readPattern(node.regex.pattern)}»`;
  if (node.type === 'Identifier') {
    const meant = place.names.get(node.name);
    if (meant?.type === 'Literal') return valueOf(meant, place);
  }
  if (node.type === 'ArrayExpression' && node.elements.every((element) => element !== null))
    return node.elements.map((element) => valueOf(element, place)).join(', ') || 'nothing';
  // `expect.stringMatching(/…/)` and its like say what they ask for.
  if (node.type === 'CallExpression' && codeOf(node.callee, place).startsWith('expect.'))
    return valueOf(node.arguments[0], place);
  return codeOf(node, place);
}

/** What `getByRole('button', { name: 'Да' })` names. */
function namedIn(options: ESTree.Node | undefined, place: Place): string {
  if (options?.type !== 'ObjectExpression') return '';
  for (const property of options.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name') {
      const named = valueOf(property.value, place);
      // A name that the story computes is told by its role alone.
      return named.startsWith('«') ? ` ${named}` : '';
    }
  return '';
}

/** The name of what is called, `getByRole` of `canvas.getByRole`. */
const calledName = ({ callee }: ESTree.CallExpression): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** Whom an expectation is about, as one would say it: `button «Да»`. `seen` are names that are being looked up. */
function subjectOf(node: ESTree.Node, place: Place, seen: readonly string[] = []): string {
  if (node.type === 'AwaitExpression') return subjectOf(node.argument, place, seen);
  if (node.type === 'Identifier') {
    const meant = place.names.get(node.name);
    const found = meant?.type === 'AwaitExpression' ? meant.argument : meant;
    return found?.type === 'CallExpression' && !seen.includes(node.name) && /By/.test(calledName(found))
      ? subjectOf(found, place, [...seen, node.name])
      : node.name;
  }
  if (node.type === 'CallExpression') {
    const [first, second] = node.arguments;
    const called = calledName(node);
    if (called.endsWith('ByRole') && first?.type === 'Literal')
      return `${String(first.value)}${namedIn(second, place)}`;
    if (/By\w+$/.test(called)) return valueOf(first, place);
    const told = node.arguments.filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
    return [called, ...told.map((argument) => valueOf(argument, place))].join(' ');
  }
  const code = codeOf(node, place);
  return code === 'document.body' ? 'the page' : code.replace(/^args\./, '');
}

const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** How each matcher is said. */
const said: Readonly<Record<string, (subject: string, values: readonly string[], not: boolean) => string>> = {
  toHaveFocus: (subject, _, not) =>
    subject === 'the page'
      ? 'the focus leaves'
      : not
        ? `the focus leaves ${subject}`
        : `the focus is on ${subject}`,
  toBeChecked: (subject, _, not) => `${subject} is ${not ? 'off' : 'on'}`,
  toBeVisible: (subject, _, not) => `${subject} is ${not ? 'gone' : 'seen'}`,
  toBeInTheDocument: (subject, _, not) => `${subject} is ${not ? 'gone' : 'there'}`,
  toBeNull: (subject, _, not) => `${subject} is ${not ? 'there' : 'gone'}`,
  toHaveValue: (subject, [value]) => `${subject} has ${value}`,
  toHaveDisplayValue: (subject, [value]) => `${subject} has ${value}`,
  toHaveTextContent: (subject, [value]) => `${subject} says ${value}`,
  toHaveAttribute: (subject, [name = '', value]) =>
    `${name.replaceAll(/[«»]/g, '')} of ${subject} is ${value ?? 'set'}`,
  toHaveLength: (subject, [count]) => `${subject} has ${count}`,
  toHaveBeenCalled: (subject, _, not) => `${subject} is ${not ? 'not ' : ''}called`,
  toHaveBeenCalledOnce: (subject) => `${subject} is called`,
  toHaveBeenCalledTimes: (subject, [count]) => `${subject} is called, ${count} in all`,
  toHaveBeenCalledWith: (subject, values) => `${subject} is called with ${values.join(', ')}`,
  toHaveBeenLastCalledWith: (subject, values) => `${subject} is called with ${values.join(', ')}`,
  toBe: (subject, [value], not) => `${subject} is ${not ? 'not ' : ''}${value}`,
  toEqual: (subject, [value], not) => `${subject} is ${not ? 'not ' : ''}${value}`,
};

/** Whether a call is of a helper that expects something: `const stands = (text) => expect(slider).toHaveValue(text)`. */
const isOfHelper = ({ callee }: ESTree.CallExpression, place: Place): boolean => {
  const meant = callee.type === 'Identifier' ? place.names.get(callee.name) : undefined;
  return meant?.type === 'ArrowFunctionExpression' && /\bexpect\(/.test(codeOf(meant, place));
};

/** What a call says of what holds, in words: `expect(x).not.toHaveFocus()`, `findByRole('menu')`. Null for every other call. */
export function effectOf(call: ESTree.CallExpression, place: Place): string | null {
  if (/^find\w*By/.test(calledName(call))) return `${subjectOf(call, place)} is there`;
  // Without a value its name alone says nothing.
  if (isOfHelper(call, place) && call.arguments.some(({ type }) => type === 'Literal'))
    return subjectOf(call, place);
  return expectedBy(call, place);
}

function expectedBy({ callee, arguments: values }: ESTree.CallExpression, place: Place): string | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { object } = callee;
  const not =
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'not';
  const expected = not ? object.object : object;
  if (expected.type !== 'CallExpression' || calledName(expected) !== 'expect') return null;
  const [of] = expected.arguments;
  if (of === undefined || expected.callee.type !== 'Identifier') return null;
  const spied = /^(?:args\.)?(\w+)\.mock\b/.exec(codeOf(of, place))?.[1];
  const subject = spied ?? subjectOf(of, place);
  const told = values.map((value) => valueOf(value, place));
  const { name } = callee.property;
  if (spied !== undefined && name === 'toEqual') return `${subject} is called with ${told.join(', ')}`;
  const say = said[name];
  if (say !== undefined) return say(subject, told, not);
  return [subject, not ? 'does not' : 'does', spaced(name.replace(/^to/, '')).trim(), ...told].join(' ');
}
