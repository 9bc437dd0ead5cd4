import { expect, test } from 'vitest';
import { kindIds } from '#domain/kinds.ts';
import { sources } from './sources.ts';

/** What the product ships: no tests, no stories, nothing made for them. */
const shipped = sources('src/**/*.{ts,tsx}').filter(({ file }) => !/\.test\.|\.stories\.|samples/.test(file));

const names = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

/** What a new kind takes beside its own folders: a row in each. Types tell of a row that is missing. */
const rows = {
  'src/api/contents.ts': 'the call that lists it',
  'src/api/endpoints.ts': 'its calls',
  'src/app/privateScreens.tsx': 'the routes of its screens',
  'src/app/uploadTargets.ts': 'who takes a cover that arrives after a reload',
  'src/atoms/bulk/access.ts': 'how one is read and written where many are changed',
  'src/atoms/publication/readiness.ts': 'its checklist, for what is sold',
  'src/atoms/publication/contentReaders.ts': 'what a row of the publications tells of it',
  'src/atoms/seen/shapes.ts': 'the schema that its kept rows are read by',
  'src/domain/bulk/fields.ts': 'what of it can be changed in many at once',
  'src/atoms/stream/uses.ts': 'the calls by which it gets another recording',
  'src/domain/freshKinds.ts': 'the registry, as the palette says it',
  'src/domain/kinds.ts': 'the registry',
  'src/theme/tokens.ts': 'its hue',
};

/** Files that name a kind for no reason of the registry. */
const texts = {
  'src/domain/outline/markers.ts': 'words that files of lessons are called by',
  'src/features/account/AuthPage/messages.ts': 'the title of a picture',
  'src/features/home/Onboarding/Preview.tsx': 'four chosen kinds, with a sentence about each',
  'src/lib/text/commonPasswords.ts': 'words that make bad passwords',
};

test('a kind is named in its own folders and a few rows', () => {
  // Meditations stand for any kind: nothing else is made of them, as courses are of lectures.
  const found = shipped.filter(
    ({ file, text }) => !file.includes('/meditation/') && names(text, 'meditation'),
  );
  expect(found.map(({ file }) => file)).toEqual(Object.keys({ ...rows, ...texts }).sort());
});

test('no other file lists the kinds', () => {
  const lists = shipped.filter(({ text }) => kindIds.filter((kind) => names(text, kind)).length > 4);
  const known = Object.keys({ ...rows, ...texts });
  expect(lists.map(({ file }) => file).filter((file) => !known.includes(file))).toEqual([]);
});
