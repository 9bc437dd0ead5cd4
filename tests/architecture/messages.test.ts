import path from 'node:path/posix';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

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

test('every text of every catalogue is used', () => {
  const catalogues = sources('src/**/messages.ts', 'src/**/*Messages.ts');
  const code = sources('src/**/*.{ts,tsx}').filter(
    ({ file }) => !/[mM]essages\.ts$|\.stories\.|\.test\./.test(file),
  );
  // What is given texts by a screen reads them too.
  const given = new Set(code.filter(({ text }) => /\btexts\b/.test(text)));
  expect(catalogues.length).toBeGreaterThan(3);
  const unused = catalogues.flatMap(({ file, text }) => {
    const name = path.basename(file);
    const readers = code
      .filter((source) => given.has(source) || source.text.includes(name))
      .map((source) => source.text);
    if (readers.some((reader) => takesAny(reader, text))) return [];
    return keysOf(text)
      .filter((key) => {
        const reading = new RegExp(`[.'"\`]${key}\\b`);
        return !readers.some((reader) => reading.test(reader));
      })
      .map((key) => `${file}: ${key}`);
  });
  expect(unused).toEqual([]);
});
