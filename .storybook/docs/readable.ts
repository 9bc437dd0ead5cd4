import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { kindOf, type Kind } from './kindOf.ts';
import { timeChoices } from './timeChoices.ts';

/** Longer lists of values are shown in Storybook's own way. */
const longest = 80;

/** Properties inherited from an element or a field, whose own descriptions are missing in a component's table. */
const takenOver: Readonly<Record<string, string>> = {
  label: 'Name of the field.',
  value: 'What is in it.',
  onChange: 'Gets what is in it now.',
  options: 'All that may be chosen.',
  placeholder: 'What may be typed, while nothing is.',
  autoComplete: 'What the browser may fill in.',
  onClick: 'It was pressed.',
  onContextMenu: 'A right click, or the menu key.',
  style: 'Goes to the element itself.',
  type: 'As the element has it.',
};

/** Values that a text box or a switch can hold. Rows, functions and images written as text are changed in a story, not on a page. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= longest : typeof value !== 'object' || value === null;

/** A kind of value in a designer's words; undefined if the type itself says it best. */
function summaryOf({ name, words }: Kind): string | undefined {
  if (words !== undefined) return words.map((word) => `'${word}'`).join(' | ');
  return { element: 'text or an element', component: 'a component', list: 'a list', unknown: undefined }[
    String(name)
  ];
}

/** The control for a kind of value. */
function controlOf({ name, words }: Kind): Pick<StrictInputType, 'control' | 'options'> {
  if (words !== undefined)
    return { control: { type: words.length <= 4 ? 'inline-radio' : 'select' }, options: words };
  if (name === 'text' || name === 'element') return { control: { type: 'text' } };
  if (name === 'number') return { control: { type: 'number' } };
  if (name === 'switch') return { control: { type: 'boolean' } };
  return { control: false };
}

/** Names of type operators, which say nothing about the value. */
const made = /^(?:v\.InferOutput|Omit|Partial|Pick|ReturnType|intersection|union|unknown)$/;

/** The text of a type: in full if its name alone says nothing, and left out if that is too long. */
function typeTold(summary: string | undefined, written: string): string | undefined {
  if (summary === undefined || !made.test(summary)) return summary;
  const whole = written.replaceAll(/v\.InferOutput<typeof (\w+)>/g, '$1');
  return made.test(whole) || whole.length > longest ? undefined : whole;
}

/** A property as a designer reads it: the values instead of «union», and no JSON box for texts or elements. */
function readableType(input: StrictInputType, args: Readonly<Record<string, unknown>>): StrictInputType {
  const { table } = input;
  const words = input.description || takenOver[input.name];
  const value = args[input.name];
  const summary = table?.type?.summary;
  const written = input.type?.raw ?? table?.type?.detail ?? summary ?? '';
  const kind = kindOf(written, value);
  const isText = kind.name === 'text' || kind.name === 'element';
  const shown = summaryOf(kind) ?? typeTold(summary, written);
  // The code of a function is no value that readers look for.
  const standard = table?.defaultValue?.summary;
  const isNone = standard !== undefined && /^(?:\[\]|\{ ?\}|new (?:Set|Map)\(\))$/.test(standard);
  const isCode = standard !== undefined && !isNone && /=>|function|\n|[?(;]/.test(standard);
  const isGiven = input.control !== undefined;
  const times = kind.name === 'text' ? timeChoices(input.name, value, args) : null;
  return {
    ...input,
    ...(words && { description: words }),
    ...(!isGiven && controlOf(kind)),
    ...(!isGiven && times !== null && { control: { type: 'select' as const }, options: times }),
    // A text box would show an empty value as an error.
    ...(!isGiven && (!isPlain(value) || (value === null && isText)) && { control: false as const }),
    table: {
      ...table,
      ...(shown !== summary && { type: shown === undefined ? {} : { summary: shown } }),
      ...(isCode && { defaultValue: { summary: 'its own' } }),
      ...(isNone && { defaultValue: { summary: 'none' } }),
    },
  };
}

/** Makes the table of properties readable, for every component. */
export const readable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  // Properties that are known only by their value, such as the steps of a walk, have no type yet, and would get a JSON box later.
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => !isPlain(value))
      .map(([name]) => {
        const words = takenOver[name];
        return [name, { name, control: false as const, ...(words && { description: words }) }];
      }),
  ),
  // Only plays use it.
  ...('data-testid' in initialArgs && { 'data-testid': { name: 'data-testid', table: { disable: true } } }),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readableType({ ...input, name }, initialArgs)]),
  ),
});
