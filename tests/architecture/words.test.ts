import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Where the words of the platform are read as they come, to be mapped: the gate itself, and the rules of webinars. */
const mappers = ['src/api/api-error.ts', 'src/atoms/webinar/webinars.ts'];

test('the words of the platform reach an author through one gate', () => {
  const readers = sources('src/**/*.{ts,tsx}')
    .filter(({ text }) => /\bfailure\?\.(?:error|fields)\b/.test(text))
    .map(({ file }) => file);
  expect(readers.filter((file) => !mappers.includes(file))).toEqual([]);
});

test('no screen shows what a machine says of a caught error', () => {
  const shown = sources('src/{features,components}/**/*.{ts,tsx}').filter(
    ({ file, text }) =>
      !/\.stories\.|samples/.test(file) && /\bString\(error\)|\berror\.message\b/.test(text),
  );
  expect(shown.map(({ file }) => file)).toEqual([]);
});
