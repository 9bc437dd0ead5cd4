import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Longer lists of values are left to what Storybook shows of them. */
const longest = 80;

const isNode = /^(?:ReactNode|ReactElement|JSX\.Element)\b/;

/** A property as a designer reads it: values by name rather than «union», and no box of JSON where words or an element are wanted. */
function readableType(input: StrictInputType, value: unknown): StrictInputType {
  const { control, table } = input;
  const summary = table?.type?.summary;
  const detail = table?.type?.detail ?? '';
  const values = summary === 'union' && detail !== '' && detail.length <= longest ? detail : undefined;
  // What is no plain value gets a box of JSON by itself.
  const isBoxed = control === undefined && input.type?.name === 'other';
  const isText = isBoxed && typeof value === 'string';
  return {
    ...input,
    ...(isText && { control: { type: 'text' as const } }),
    ...(isBoxed && !isText && isNode.test(summary ?? '') && { control: false as const }),
    ...(values !== undefined && { table: { ...table, type: { summary: values } } }),
  };
}

/** Makes the table of properties readable, of every component. */
export const readable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, readableType(input, initialArgs[name])]),
  );
