// The words of stories in English: see inEnglish.ts.
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectFiles } from '../../scripts/modules.ts';
import { plain } from './plain.ts';

const isCatalogue = (file: string) => /^src\/.*(?:[mM]essages|\/names)\.ts$/.test(file);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of two sides that have the same names, those of parts too; functions make texts that no story spells. */
function pairsOf(ru: unknown, en: unknown): [string, string][] {
  if (typeof ru === 'string' && typeof en === 'string') return [[plain(ru), plain(en)]];
  if (!isRecord(ru) || !isRecord(en)) return [];
  return Object.entries(ru).flatMap(([name, text]) => pairsOf(text, en[name]));
}

/** The Russian texts of all catalogues with the English ones. */
export async function readCatalogues(): Promise<Record<string, string>> {
  const files = [...projectFiles()].filter(isCatalogue).toSorted();
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(path.resolve(file))),
  );
  const pairs = modules
    .flatMap((module) => Object.values(module))
    .flatMap((catalogue) => (isRecord(catalogue) ? pairsOf(catalogue['ru'], catalogue['en']) : []));
  return Object.fromEntries(pairs);
}

const runtime = path.resolve('.storybook/english/jsx-runtime.ts');

/** Has the JSX of stories and of their samples speak the language that is chosen, and fills what the dictionary is made of. */
export const storiesInEnglish = (): Plugin => ({
  name: 'stories-in-english',
  load: async (id) =>
    id.endsWith('/.storybook/english/catalogues.ts')
      ? `export const fromCatalogues = ${JSON.stringify(await readCatalogues())};`
      : null,
  transform: {
    // What compiles components leaves no word of a file about its JSX alone: the import that has come of it is changed.
    order: 'post',
    filter: { id: /\/src\/.*(?:\.stories|\/samples?)\.tsx$/, code: /react\/jsx-/ },
    handler: (code) => ({
      code: code.replaceAll(/(["'])react\/jsx-(?:dev-)?runtime\1/g, JSON.stringify(runtime)),
      map: null,
    }),
  },
});
