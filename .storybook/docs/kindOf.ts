import { wordsOf } from '../wordsOf.ts';
import { choices as allChoices } from './allChoices.ts';

/** The kind of value that a property holds, for those who read or change it. */
export interface Kind {
  name: 'choice' | 'component' | 'element' | 'list' | 'number' | 'other' | 'switch' | 'text' | 'unknown';
  /** One of these. */
  words?: readonly string[];
}

type Choices = Readonly<Record<string, readonly string[]>>;

const wordsNamed = (written: string, choices: Choices): readonly string[] | null =>
  (Object.hasOwn(choices, written) ? choices[written] : undefined) ?? wordsOf(written);

/** `Exclude<FieldSize, 'compact'>`: a union without some of its words. */
function wordsLeft(written: string, choices: Choices): readonly string[] | null {
  const [, name = '', left = ''] = /^Exclude<(\w+),([^<>]+)>$/.exec(written) ?? [];
  const gone = wordsOf(left);
  return gone === null ? null : (wordsNamed(name, choices)?.filter((word) => !gone.includes(word)) ?? null);
}

const names: readonly (readonly [RegExp, Kind['name']])[] = [
  [/=>|^(?:Function|\w*EventHandler)\b/, 'other'],
  [/^(?:ReactNode|ReactElement|JSX\.Element)\b/, 'element'],
  [/^ElementType\b/, 'component'],
  [/\[\]$|^(?:Array|ReadonlyArray)\b/, 'list'],
  [/^string$/, 'text'],
  [/^number$/, 'number'],
  [/^boolean$/, 'switch'],
];

/** Decides by the value if the type does not tell. */
function kindOfValue(value: unknown): Kind['name'] {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'switch' : 'unknown';
}

/** The kind of a property, from its written type and from the value in a story. */
export function kindOf(written: string, value: unknown, choices: Choices = allChoices): Kind {
  const plain = written
    .replaceAll(/\s*\|\s*(?:undefined|null)\b|\b(?:undefined|null)\s*\|\s*/g, '')
    .replace(/^readonly /, '')
    .trim();
  // A property that may be a number or a text has the kind of its value.
  if (/^(?:number \| string|string \| number)$/.test(plain))
    return { name: typeof value === 'number' ? 'number' : 'text' };
  const words = wordsLeft(plain, choices) ?? wordsNamed(plain, choices);
  if (words !== null) return { name: 'choice', words };
  return { name: names.find(([type]) => type.test(plain))?.[1] ?? kindOfValue(value) };
}
