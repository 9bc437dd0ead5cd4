// What the documentation pages tell of a component beside its stories: who draws it, and by which tokens. Read from the imports when a
// page is first opened, so that no list can be out of date.
import path from 'node:path';
import type { Plugin } from 'vite';
import { readImports } from '../scripts/imports.ts';
import { readProjectFile, reachedFrom, type Modules } from '../scripts/modules.ts';
import { color, control, layer, motion, radius, shadow, space, type, weight } from '../src/theme/tokens.ts';
import { anatomyOf, type Part } from './anatomy/anatomyOf.ts';
import { changesIn, readLog, type Change } from './changes.ts';
import { keyRowsOf, type KeyRow } from './keyboard/rowsOf.ts';
import { statusesOf, type ComponentStatus } from './status/statusOf.ts';

/** Of a component or screen, by its story file from the root, `src/…/Part.stories.tsx`. */
export type Facts = Record<string, Fact>;

interface Fact {
  /** Story files of those that draw it themselves. */
  users: string[];
  /** Design tokens that its own files name, `color.ink`. */
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

/** The names of tokens in a text: members that the objects of `theme/tokens.ts` have. A `control` of a form is no token. */
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
 * What each component is drawn by and with. A folder with a story file is a component; what lies between two of them, an atom or a table,
 * is gone through.
 */
export function factsOf(modules: Modules, read: (file: string) => string): Facts {
  const storyFiles = [...modules.files].filter(isStory);
  // Where a folder has several, the one that is named as the folder shows the component, and the others parts of its life.
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

/** All that the workbench is told of its components. */
export interface Told {
  facts: Facts;
  statuses: Record<string, ComponentStatus>;
  /** What each component does on which key, by its story file; nothing where there is nothing to operate. */
  keyboards: Record<string, KeyRow[]>;
  /** What each component of the library is made of, by its story file. */
  anatomies: Record<string, Part[]>;
  /** What has changed of each component of the library lately, by its story file. */
  changes: Record<string, Change[]>;
}

let told: Told | null = null;

/** Read once: the sidebar and the pages tell the same. */
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

/** The modules that stand for what is told: what a page asks for when it is opened has one of its own. */
const standFor: Record<string, (keyof Told)[]> = {
  '/.storybook/docs/allFacts.ts': ['facts', 'statuses'],
  '/.storybook/docs/allKeys.ts': ['keyboards'],
  '/.storybook/docs/allParts.ts': ['anatomies'],
  '/.storybook/docs/allChanges.ts': ['changes'],
};

/** Puts the facts into the modules that stand for them. */
export const workbenchFacts = (): Plugin => ({
  name: 'workbench-facts',
  load: (id) => {
    const names = Object.entries(standFor).find(([module]) => id.endsWith(module))?.[1];
    return (
      names?.map((name) => `export const ${name} = ${JSON.stringify(readFacts()[name])};`).join('\n') ?? null
    );
  },
});
