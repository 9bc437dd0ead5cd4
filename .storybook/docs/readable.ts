import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { kindOf, type Kind } from './kindOf.ts';
import { timeChoices } from './timeChoices.ts';

/** Longer lists of values are left to what Storybook shows of them. */
const longest = 80;

/** What a box of text or a switch can hold. Rows, functions and pictures written as text are changed in a story, not on a page. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= longest : typeof value !== 'object' || value === null;

/** A kind of values as a designer reads it; undefined where the type says it best. */
function summaryOf({ name, words }: Kind): string | undefined {
  if (words !== undefined) return words.map((word) => `'${word}'`).join(' | ');
  return { element: 'text or an element', component: 'a component', list: 'a list', unknown: undefined }[
    String(name)
  ];
}

/** What a kind of values is changed by. */
function controlOf({ name, words }: Kind): Pick<StrictInputType, 'control' | 'options'> {
  if (words !== undefined)
    return { control: { type: words.length <= 4 ? 'inline-radio' : 'select' }, options: words };
  if (name === 'text' || name === 'element') return { control: { type: 'text' } };
  if (name === 'number') return { control: { type: 'number' } };
  if (name === 'switch') return { control: { type: 'boolean' } };
  return { control: false };
}

/** A property as a designer reads it: values by name rather than «union», and no box of JSON where words or an element are wanted. */
function readableType(input: StrictInputType, args: Readonly<Record<string, unknown>>): StrictInputType {
  const { table } = input;
  const value = args[input.name];
  const summary = table?.type?.summary;
  const written = input.type?.raw ?? table?.type?.detail ?? summary ?? '';
  const kind = kindOf(written, value);
  const isText = kind.name === 'text' || kind.name === 'element';
  const told = summaryOf(kind) ?? (summary === 'union' && written.length <= longest ? written : undefined);
  const shown = told ?? (summary === 'unknown' || summary === 'union' ? undefined : summary);
  // The code of a function is no value that a reader would look for.
  const standard = table?.defaultValue?.summary;
  const isCode = standard !== undefined && /=>|function|\n/.test(standard);
  const isGiven = input.control !== undefined;
  const times = kind.name === 'text' ? timeChoices(input.name, value, args) : null;
  return {
    ...input,
    ...(!isGiven && controlOf(kind)),
    ...(!isGiven && times !== null && { control: { type: 'select' as const }, options: times }),
    // A box of text would show nothing at all as a mistake.
    ...(!isGiven && (!isPlain(value) || (value === null && isText)) && { control: false as const }),
    table: {
      ...table,
      ...(shown !== summary && { type: shown === undefined ? {} : { summary: shown } }),
      ...(isCode && { defaultValue: { summary: 'its own' } }),
    },
  };
}

/** Makes the table of properties readable, of every component. */
export const readable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  // What is known by its value alone, as the steps of a walk are, has no type yet, and would get a box of JSON after this.
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => !isPlain(value))
      .map(([name]) => [name, { name, control: false as const }]),
  ),
  // Only plays ask for it.
  ...('data-testid' in initialArgs && { 'data-testid': { name: 'data-testid', table: { disable: true } } }),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readableType({ ...input, name }, initialArgs)]),
  ),
});
