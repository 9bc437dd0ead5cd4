import { transformSync } from 'oxc-transform-react';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** What React's compiler reads: the console without its tests, stories and styles. */
const read = sources('src/**/*.{ts,tsx}').filter(
  ({ file }) => !/\.(?:test|stories|styles)\.tsx?$/.test(file),
);

/**
 * What keeps the compiler from a file. It says nothing of it in a build: the component or hook stays as it is written, and each of its renders
 * draws all that it shows.
 */
function refusals({ file, text }: { file: string; text: string }): string[] {
  const { errors } = transformSync(file, text, { reactCompiler: { reportDiagnostics: true } });
  return errors.map(({ message, labels }) => {
    const line = text.slice(0, labels[0]?.start ?? 0).split('\n').length;
    return `${file}:${line} ${message.split('\n')[0]}`;
  });
}

test("React's compiler takes every component and hook", () => {
  expect(read.length).toBeGreaterThan(1000);
  expect(read.flatMap(refusals)).toEqual([]);
});

test('what it does not take is told with its line', () => {
  const text = `
    export function Late({ load }) {
      const run = async () => { try { await load(); } finally { close(); } };
      return <button onClick={run} />;
    }`;
  expect(refusals({ file: 'Late.tsx', text })).toEqual([expect.stringMatching(/^Late\.tsx:3 .*finally/)]);
});
