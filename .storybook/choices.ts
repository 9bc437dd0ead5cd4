// Types that are one of several words, by name, so that the table of properties can offer the words: what reads properties knows of an imported type
// its name alone.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { wordsOf } from './wordsOf.ts';

/** The types of a module that are one of several words. */
export const choicesIn = (text: string): [string, string[]][] =>
  [...text.matchAll(/^export type (\w+) =([^;]+);/gm)].flatMap(([, name = '', written = '']) => {
    const words = wordsOf(written);
    return words === null ? [] : [[name, words] as [string, string[]]];
  });

/** Of all modules that components take their types from. */
const readChoices = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync('src/{components,lib,theme}/**/*.{ts,tsx}').flatMap((file) =>
      choicesIn(readFileSync(file, 'utf8')),
    ),
  );

/** Puts them into the module that stands for them. */
export const workbenchChoices = (): Plugin => ({
  name: 'workbench-choices',
  load: (id) =>
    id.endsWith('/.storybook/docs/allChoices.ts')
      ? `export const choices = ${JSON.stringify(readChoices())};`
      : null,
});
