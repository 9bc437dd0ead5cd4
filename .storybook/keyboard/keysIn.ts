import type { ESTree } from 'rolldown/utils';

const shown: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Control: 'Ctrl',
  Escape: 'Esc',
};

const nameOfKey = (key: string): string => shown[key] ?? key;

/** The keys of a text as `userEvent.keyboard` reads it: `{Shift>}{Tab}{/Shift}` is one chord, letters are what is typed. */
export function keysOf(written: string): string[] {
  const keys: string[] = [];
  const held: string[] = [];
  let typed = '';
  const endTyped = () => {
    if (typed !== '') keys.push(`«${typed}»`);
    typed = '';
  };
  for (const [part, named] of written.matchAll(/\{([^}]+)\}|[\s\S]/g)) {
    // A space among letters is typed with them; alone it is a key.
    if (named === undefined && held.length === 0 && (part !== ' ' || typed !== '')) {
      typed += part;
      continue;
    }
    endTyped();
    const [, key = named ?? part, times] = /^(.+)>(\d+)\/$/.exec(named ?? part) ?? [];
    if (times !== undefined) keys.push(`${nameOfKey(key)} × ${times}`);
    else if (key.endsWith('>')) held.push(nameOfKey(key.slice(0, -1)));
    else if (key.startsWith('/')) held.pop();
    else keys.push([...held, nameOfKey(key)].join('+'));
  }
  endTyped();
  return keys;
}

/** What a template writes; what is filled in is named by its own code, `typed`. */
const written = ({ quasis, expressions }: ESTree.TemplateLiteral, text: string): string =>
  quasis
    .map(({ value }, at) => {
      const filled = expressions[at];
      return (value.cooked ?? '') + (filled === undefined ? '' : text.slice(filled.start, filled.end));
    })
    .join('');

/** What a call presses, if it does: `userEvent.tab()`, `keys.keyboard('{Enter}')`, `tabTo(button)`; null for every other call. */
export function keysIn({ callee, arguments: [first] }: ESTree.CallExpression, text: string): string[] | null {
  if (callee.type === 'Identifier' && callee.name === 'tabTo') return ['Tab …'];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (callee.property.name === 'tab') return [first === undefined ? 'Tab' : 'Shift+Tab'];
  if (callee.property.name !== 'keyboard' || first === undefined) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') return keysOf(first.value);
  if (first.type === 'TemplateLiteral') return keysOf(written(first, text));
  return [`«${text.slice(first.start, first.end)}»`];
}
