import type { Facts } from '../facts.ts';

/** Whether a story file shows a screen or a part of one, and not a component of the library. */
const isOfConsole = (file: string) => /^src\/(?:features|app)\//.test(file);

/**
 * The users of a component: the library components that render it directly, and all screens and parts of screens on which it appears, directly or
 * not. Story files, sorted.
 */
export function usersOf(facts: Facts, file: string): { components: string[]; screens: string[] } {
  const direct = facts[file]?.users ?? [];
  const all = new Set(direct);
  // Iterating over a set also visits items that are added meanwhile.
  for (const user of all) for (const next of facts[user]?.users ?? []) all.add(next);
  all.delete(file);
  return {
    components: direct.filter((user) => !isOfConsole(user)).toSorted(),
    screens: [...all].filter(isOfConsole).toSorted(),
  };
}

/** The area of the console to which a screen belongs: `course`, `kits/media`, `app/shell`. */
const areaOf = (file: string): string =>
  /^src\/features\/(kits\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file.split('/').slice(1, 3).join('/');

/** Screens by areas of the console, by name. Parts that several areas share come last. */
export function areasOf(files: readonly string[]): [area: string, files: string[]][] {
  const rank = (area: string) => (area.startsWith('kits/') ? 1 : area.startsWith('app/') ? 2 : 0);
  return [...Map.groupBy(files, areaOf)].toSorted(
    ([one], [other]) => rank(one) - rank(other) || one.localeCompare(other),
  );
}

/** The name of the component that a story file shows. */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace('.stories.tsx', '');

/** The id of its documentation page. Storybook makes ids from the path, and leaves out a file name that equals its folder. */
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

/** The id of the first story of a component, by the name of its export: `WithNote` is `with-note`. */
export const firstStoryId = (file: string, name: string): string =>
  docsIdOf(file).replace(
    /docs$/,
    name.replaceAll(/(?<=[a-z0-9])[A-Z]|(?<=[a-z])\d/g, (sign) => `-${sign}`).toLowerCase(),
  );
