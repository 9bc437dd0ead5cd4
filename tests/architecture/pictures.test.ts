import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { askedPictures, storyEntries } from '../visual/stories.ts';

const baselines = 'tests/visual/baselines';

/** What all pictures together may weigh, bytes. */
const BUDGET = 60 * 2 ** 20;

/** A picture of one colour takes less than this, bytes: only these have to be looked into. */
const NEARLY_NOTHING = 400;

interface Baseline {
  /** Its name: `features/quiz/QuizEditor/default-light-1440`. */
  name: string;
  bytes: Buffer;
}

const pictures: Baseline[] = globSync('**/*.webp', { cwd: baselines })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort()
  .map((file) => ({ name: file.replace(/\.webp$/, ''), bytes: readFileSync(path.join(baselines, file)) }));

const entries = storyEntries();

test('there are pictures, and no two are the same', () => {
  const byDigest = new Map<string, string[]>();
  for (const { name, bytes } of pictures) {
    const digest = createHash('sha256').update(bytes).digest('hex');
    byDigest.set(digest, [...(byDigest.get(digest) ?? []), name]);
  }
  expect(pictures.length).toBeGreaterThan(0);
  expect([...byDigest.values()].filter((names) => names.length > 1)).toEqual([]);
});

test('every picture shows something: none is of one colour', async () => {
  const small = pictures.filter(({ bytes }) => bytes.length < NEARLY_NOTHING);
  const blank = await Promise.all(
    small.map(async ({ name, bytes }) => {
      const { channels } = await sharp(bytes).stats();
      return channels.every(({ min, max }) => min === max) ? [name] : [];
    }),
  );
  expect(blank.flat()).toEqual([]);
});

test('every picture is of a story that asks for it, and every story that asks has its picture', () => {
  const asked = askedPictures(entries);
  const taken = new Set(pictures.map(({ name }) => name.replace(/-\d+$/, '')));
  expect([...taken].filter((name) => !asked.has(name))).toEqual([]);
  expect([...asked].filter((name) => !taken.has(name))).toEqual([]);
});

test('every baseline is in the journal of its folder, and the journal names no other', () => {
  const journals = globSync('**/captures.json', { cwd: baselines });
  const rows = journals.flatMap((file) => {
    const folder = path.dirname(file).replaceAll(path.sep, '/');
    const journal: unknown = JSON.parse(readFileSync(path.join(baselines, file), 'utf8'));
    return Object.keys(journal ?? {}).map((name) => `${folder}/${name}`);
  });
  expect(rows.sort()).toEqual(pictures.map(({ name }) => name));
});

test('the folder of pictures keeps to its budget', () => {
  expect(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(BUDGET);
});
