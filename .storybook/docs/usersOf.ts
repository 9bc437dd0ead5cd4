import type { Facts } from '../facts.ts';

/** Whether a story file shows a screen or a part of one, and not a component of the library. */
const isOfConsole = (file: string) => /^src\/(?:features|app)\//.test(file);

/**
 * Who draws a component: components of the library that do so themselves, and all screens and parts of them on which it is seen, by way of
 * whatever. Story files, sorted.
 */
export function usersOf(facts: Facts, file: string): { components: string[]; screens: string[] } {
  const direct = facts[file]?.users ?? [];
  const all = new Set(direct);
  // A set is walked with what is added to it meanwhile.
  for (const user of all) for (const next of facts[user]?.users ?? []) all.add(next);
  all.delete(file);
  return {
    components: direct.filter((user) => !isOfConsole(user)).toSorted(),
    screens: [...all].filter(isOfConsole).toSorted(),
  };
}

/** The area of the console that a screen is of: `course`, `kits/media`, `app/shell`. */
const areaOf = (file: string): string =>
  /^src\/features\/(kits\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file.split('/').slice(1, 3).join('/');

/** Screens by areas of the console, in the order of their names: what several areas are made of comes last. */
export function areasOf(files: readonly string[]): [area: string, files: string[]][] {
  const rank = (area: string) => (area.startsWith('kits/') ? 1 : area.startsWith('app/') ? 2 : 0);
  return [...Map.groupBy(files, areaOf)].toSorted(
    ([one], [other]) => rank(one) - rank(other) || one.localeCompare(other),
  );
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

/** The id of the first story of a component, by the name of its export: `WithNote` is `with-note`. */
export const firstStoryId = (file: string, name: string): string =>
  docsIdOf(file).replace(
    /docs$/,
    name.replaceAll(/(?<=[a-z0-9])[A-Z]|(?<=[a-z])\d/g, (sign) => `-${sign}`).toLowerCase(),
  );
