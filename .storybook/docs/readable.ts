import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Longer lists of values are left to what Storybook shows of them. */
const longest = 80;

const isNode = /^(?:ReactNode|ReactElement|ElementType|JSX\.Element)\b/;

/** What a box of text or a switch can hold. Rows, functions and pictures written as text are changed in a story, not on a page. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= longest : typeof value !== 'object' || value === null;

/** A property as a designer reads it: values by name rather than «union», and no box of JSON where words or an element are wanted. */
function readableType(input: StrictInputType, value: unknown): StrictInputType {
  const { control, table } = input;
  const summary = table?.type?.summary;
  const written = input.type?.raw ?? table?.type?.detail ?? '';
  const values = summary === 'union' && written !== '' && written.length <= longest ? written : undefined;
  // What is neither text, nor a number, nor a choice would get a box of JSON.
  const isBoxed = control === undefined && input.type?.name === 'other';
  const isText = isBoxed && typeof value === 'string';
  // A list that no story hands over is none of words either: the steps of a walk.
  const isMany = control === undefined && /^(?:array|object)$/.test(input.type?.name ?? '');
  const hasNone = !isPlain(value) || isMany || (isBoxed && !isText && isNode.test(summary ?? ''));
  return {
    ...input,
    ...(isText && { control: { type: 'text' as const } }),
    ...(hasNone && { control: false as const }),
    ...(values !== undefined && { table: { ...table, type: { summary: values } } }),
    ...(summary === 'unknown' && { table: { ...table, type: {} } }),
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
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readableType(input, initialArgs[name])]),
  ),
});
