// What documentation pages show about a component beside its stories: which components use it, and which tokens it uses. It is read from the
// imports when a page is first opened, so that no list can be out of date.
import path from 'node:path';
import type { Plugin } from 'vite';
import { readImports } from '../scripts/imports.ts';
import { readProjectFile, reachedFrom, type Modules } from '../scripts/modules.ts';
import { color, control, layer, motion, radius, shadow, space, type, weight } from '../src/theme/tokens.ts';
import { anatomyOf, type Part } from './anatomy/anatomyOf.ts';
import { changesIn, readLog, type Change } from './changes.ts';
import { keyRowsOf, type KeyRow } from './keyboard/rowsOf.ts';
import { statusesOf, type ComponentStatus } from './status/statusOf.ts';

/** By the story file of a component or screen, from the root: `src/…/Part.stories.tsx`. */
export type Facts = Record<string, Fact>;

interface Fact {
  /** Story files of the components that render it directly. */
  users: string[];
  /** Design tokens that its own files use: `color.ink`. */
  tokens: string[];
}

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const tokens: Readonly<Record<string, object>> = {
  color,
  control,
  layer,
  motion,
  radius,
  shadow,
  space,
  type,
  weight,
};

/** The names of tokens in a text: members of the objects in `theme/tokens.ts`. The `control` of a form is no token. */
const tokensIn = (text: string): string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /\b(color|shadow|space|weight|type|radius|control|motion|layer)(?:\.(\w+)|\[['"]?(\w+)['"]?\])/g,
      ),
    ]
      .map(([, object, dotted, indexed]) => [String(object), String(dotted ?? indexed)] as const)
      .filter(([object, name]) => Object.hasOwn(tokens[object] ?? {}, name))
      .map((token) => token.join('.')),
  ),
];

/**
 * The users and the tokens of each component. A folder with a story file is a component. Modules between two components, such as an atom or a
 * table, are followed through.
 */
export function factsOf(modules: Modules, read: (file: string) => string): Facts {
  const storyFiles = [...modules.files].filter(isStory);
  // If a folder has several story files, the one named like the folder shows the component, and the others show parts of its behaviour.
  const isMain = (file: string) =>
    path.posix.basename(file, '.stories.tsx') === path.posix.basename(path.posix.dirname(file));
  const storyOf = new Map(
    storyFiles
      .toSorted((one, other) => Number(isMain(one)) - Number(isMain(other)))
      .map((file) => [path.posix.dirname(file), file]),
  );
  const componentOf = (file: string) => storyOf.get(path.posix.dirname(file));
  const filesOf = Map.groupBy(
    [...modules.files].filter((file) => !isStory(file) && !isTest(file)),
    componentOf,
  );
  const facts: Facts = Object.fromEntries(storyFiles.map((file) => [file, { users: [], tokens: [] }]));
  for (const [, story] of storyOf) {
    const own = filesOf.get(story) ?? [];
    const sources = own.filter((file) => /\.tsx?$/.test(file));
    facts[story]?.tokens.push(...new Set(sources.flatMap((file) => tokensIn(read(file)))));
    const reached = reachedFrom(modules, own, ({ kind }, from) => {
      const component = componentOf(from);
      return kind !== 'name' && (component === undefined || component === story);
    });
    for (const used of new Set([...reached].map(componentOf)))
      if (used !== undefined && used !== story) facts[used]?.users.push(story);
  }
  return facts;
}

/** Everything that the workbench knows about its components. */
export interface Told {
  facts: Facts;
  statuses: Record<string, ComponentStatus>;
  /** The effect of each key on a component, by story file. Empty if it has nothing to operate. */
  keyboards: Record<string, KeyRow[]>;
  /** The parts of each component of the library, by story file. */
  anatomies: Record<string, Part[]>;
  /** The latest changes of each component of the library, by story file. */
  changes: Record<string, Change[]>;
}

let told: Told | null = null;

/** Read once, because the sidebar and the pages show the same. */
export function readFacts(): Told {
  if (told !== null) return told;
  const facts = factsOf(readImports('src/'), readProjectFile);
  const keyboards = Object.fromEntries(
    Object.keys(facts)
      .map((file) => [file, keyRowsOf(file, readProjectFile(file))] as const)
      .filter(([, rows]) => rows.length > 0),
  );
  const statuses = statusesOf(facts, readProjectFile);
  const log = changesIn(readLog());
  const ofLibrary = Object.keys(statuses);
  const anatomies = Object.fromEntries(
    ofLibrary.map((file) => {
      const module = file.replace('.stories', '');
      return [file, anatomyOf(statuses[file]?.shown ?? '', module, readProjectFile(module))];
    }),
  );
  const changes = Object.fromEntries(
    ofLibrary.map((file) => [file, log.get(path.posix.dirname(file)) ?? []]),
  );
  told = { facts, statuses, keyboards, anatomies, changes };
  return told;
}

/** The modules that stand for the facts. Facts that a page requests when it is opened have a module of their own. */
const standFor: Record<string, (keyof Told)[]> = {
  '/.storybook/docs/allFacts.ts': ['facts', 'statuses'],
  '/.storybook/docs/allKeys.ts': ['keyboards'],
  '/.storybook/docs/allParts.ts': ['anatomies'],
  '/.storybook/docs/allChanges.ts': ['changes'],
};

/** Writes the facts into the modules that stand for them. */
export const workbenchFacts = (): Plugin => ({
  name: 'workbench-facts',
  load: (id) => {
    const names = Object.entries(standFor).find(([module]) => id.endsWith(module))?.[1];
    return (
      names?.map((name) => `export const ${name} = ${JSON.stringify(readFacts()[name])};`).join('\n') ?? null
    );
  },
});
