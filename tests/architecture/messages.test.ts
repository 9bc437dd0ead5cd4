import { expect, test } from 'vitest';
import { sources } from './sources.ts';
import { readTree } from './tree.ts';

const { takes } = readTree();

/** Top-level keys of the Russian texts of a catalogue file, by the name of the catalogue. */
function keysOf(text: string): string[] {
  const start = text.indexOf('ru: {');
  const end = text.indexOf('\n  en: {');
  return [...text.slice(start, end).matchAll(/^ {4}(?:'([^']+)'|([A-Za-z_]\w*)):/gm)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}

/**
 * Whether a reader takes the texts of a catalogue by a key that it is given: `kinds[kind]`, `texts[language][kind]`, or by the names of
 * fields: `compareFields(fields, texts`. Types say that it is one of all.
 */
function takesAny(reader: string, catalogue: string): boolean {
  const names = [...catalogue.matchAll(/export const (\w+) = defineMessages/g)].map((match) => match[1]);
  const byKey = (name: string) =>
    new RegExp(`\\b${name}\\[\\w+\\]\\[|\\bcompareFields\\([\\w.]+, ${name}\\b`);
  if (names.some((name) => name && byKey(name).test(reader))) return true;
  return [...reader.matchAll(/const (\w+) = useMessages\((\w+)\)/g)].some(
    ([, variable, name]) => names.includes(name) && new RegExp(`\\b${variable}\\[`).test(reader),
  );
}

/** The names that a text reads of something, or names in quotes. */
const wordsRead = (text: string) =>
  new Set([...text.matchAll(/[.'"`]([\w.-]+)/g)].flatMap(([, path = '']) => [path, ...path.split('.')]));

test('every text of every catalogue is used', () => {
  const catalogues = sources('src/**/messages.ts', 'src/**/*Messages.ts');
  const code = new Map(
    sources('src/**/*.{ts,tsx}')
      .filter(({ file }) => !/[mM]essages\.ts$|\.stories\.|\.test\./.test(file))
      .map(({ file, text }) => [file, { text, words: wordsRead(text) }]),
  );
  // What is given texts by a screen reads them too.
  const given = [...code.values()].filter(({ text }) => /\btexts\b/.test(text));
  const takers = Map.groupBy(takes, ({ file }) => file);
  const taken = Map.groupBy(takes, ({ by }) => by);
  // A catalogue is handed on: to a hook that its reader takes, or joined with others to whoever takes its reader.
  const beside = (file: string) => [
    ...(taken.get(file) ?? []).map((take) => take.file),
    ...(takers.get(file) ?? []).map((take) => take.by),
  ];
  const readersIn = (files: Iterable<string>) => [...new Set(files)].flatMap((file) => code.get(file) ?? []);
  expect(catalogues.length).toBeGreaterThan(3);
  const unused = catalogues.flatMap(({ file, text }) => {
    const by = (takers.get(file) ?? []).map((take) => take.by);
    const own = readersIn(by);
    if (own.some((reader) => takesAny(reader.text, text))) return [];
    const readers = [...own, ...readersIn(by.flatMap(beside)), ...given];
    return keysOf(text)
      .filter((key) => !readers.some(({ words }) => words.has(key)))
      .map((key) => `${file}: ${key}`);
  });
  expect(unused).toEqual([]);
});
