import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** So many lines that are the same in two places want one place. */
const most = 12;

interface Line {
  file: string;
  at: number;
  text: string;
}

/** The lines of a file that say something: no imports, comments or lone punctuation. */
function linesOf(file: string, source: string): Line[] {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, '');
  const told = source
    .replaceAll(/^import\b[^;]*;$/gm, blank)
    .replaceAll(/^\s*\{?\/\*[\s\S]*?\*\/\}?$/gm, blank)
    .replaceAll(/^\s*\/\/.*$/gm, '');
  return told
    .split('\n')
    .map((line, index) => ({ file, at: index + 1, text: line.trim().replaceAll(/\s+/g, ' ') }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Places that share a run of lines, the first run of each two files. */
function duplicatesIn(files: readonly { file: string; text: string }[]): string[] {
  const seen = new Map<string, Line>();
  const found = new Map<string, string>();
  for (const { file, text } of files) {
    const lines = linesOf(file, text);
    for (const [index, line] of lines.slice(0, 1 - most).entries()) {
      const run = lines.slice(index, index + most);
      const key = run.map((each) => each.text).join('\n');
      const other = seen.get(key);
      if (other === undefined) seen.set(key, line);
      else if (!found.has(`${other.file} ${file}`))
        found.set(`${other.file} ${file}`, `${other.file}:${other.at} ~ ${file}:${line.at}`);
    }
  }
  return [...found.values()];
}

test('a run of lines is found wherever it stands again, whatever lies between its lines', () => {
  const lines = Array.from({ length: most }, (_, index) => `const part${index} = ${index};`);
  const files = [
    { file: 'a.ts', text: lines.join('\n') },
    { file: 'b.ts', text: `import { x } from './x.ts';\n\n${lines.join('\n\n  // Why.\n')}` },
  ];
  expect(duplicatesIn(files)).toEqual(['a.ts:1 ~ b.ts:3']);
  expect(duplicatesIn(files.map(({ file, text }) => ({ file, text: text.replace('part3', file) })))).toEqual(
    [],
  );
});

test('no two places of what ships share twelve lines', () => {
  const shipped = sources('{src,platform}/**/*.{ts,tsx}').filter(
    ({ file }) => !/\.(?:test|stories)\.|\/scenarios\//.test(file),
  );
  expect(shipped.length).toBeGreaterThan(500);
  expect(duplicatesIn(shipped)).toEqual([]);
});
