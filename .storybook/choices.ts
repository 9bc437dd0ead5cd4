// The named types that are a union of words. The reader of properties knows only the name of an imported type, so the table of properties gets its
// words from here.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { wordsOf } from './wordsOf.ts';

/** The types of a module that are a union of words. */
export const choicesIn = (text: string): [string, string[]][] =>
  [...text.matchAll(/^export type (\w+) =([^;]+);/gm)].flatMap(([, name = '', written = '']) => {
    const words = wordsOf(written);
    return words === null ? [] : [[name, words] as [string, string[]]];
  });

/** The same for all modules from which components take their types. */
const readChoices = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync('src/{components,lib,theme}/**/*.{ts,tsx}').flatMap((file) =>
      choicesIn(readFileSync(file, 'utf8')),
    ),
  );

/** Writes the types into the module that stands for them. */
export const workbenchChoices = (): Plugin => ({
  name: 'workbench-choices',
  load: (id) =>
    id.endsWith('/.storybook/docs/allChoices.ts')
      ? `export const choices = ${JSON.stringify(readChoices())};`
      : null,
});
