import type { Facts } from '../facts.ts';

/** Whether a story file shows a screen or a part of one, and not a component of the library. */
const isOfConsole = (file: string) => /^src\/(?:features|app)\//.test(file);

/** Who draws a component: those that do so themselves, and all screens that show it by way of others. Story files, sorted. */
export function usersOf(facts: Facts, file: string): { direct: string[]; screens: string[] } {
  const direct = facts[file]?.users ?? [];
  const all = new Set(direct);
  // A set is walked with what is added to it meanwhile.
  for (const user of all) for (const next of facts[user]?.users ?? []) all.add(next);
  all.delete(file);
  const indirect = [...all].filter((user) => isOfConsole(user) && !direct.includes(user));
  return { direct: direct.toSorted(), screens: indirect.toSorted() };
}

/** The name of the component that a story file shows. */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace('.stories.tsx', '');

/** The id of its documentation page: Storybook makes ids of the path, and a file named as its folder adds nothing. */
export function docsIdOf(file: string): string {
  const parts = file
    .replace(/^src\//, '')
    .replace('.stories.tsx', '')
    .split('/');
  const [last, folder] = parts.toReversed();
  const named = last === folder ? parts.slice(0, -1) : parts;
  const id = named
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${id}--docs`;
}

/** The address of its documentation page. */
export const docsAddress = (file: string): string => `./?path=/docs/${docsIdOf(file)}`;
