import { expect, test } from 'vitest';
import { readProjectFile } from '../../scripts/modules.ts';
import { shapesDigest } from '../../scripts/shapesDigest.ts';

const lecture = 'src/domain/lecture/schema.ts';

/** The digest if the schema of lectures had this text. */
const digestWith = (text: string) =>
  shapesDigest((file) => (file === lecture ? text : readProjectFile(file)));

test('rows that are kept on the device are given up when the schema changes by which they are read', () => {
  const text = readProjectFile(lecture);
  const other = text.replace('durationSec: maybe(v.number())', 'durationSec: maybe(v.string())');
  expect(other).not.toBe(text);
  expect(digestWith(other)).not.toBe(shapesDigest());
});

test('they outlive a change of comments and types, and of modules that no schema is made of', () => {
  const before = shapesDigest();
  expect(digestWith(`// Why.\n${readProjectFile(lecture)}\nexport type More = 1;\n`)).toBe(before);
  const read: string[] = [];
  shapesDigest((file) => {
    read.push(file);
    return readProjectFile(file);
  });
  expect(read).toContain('src/domain/wire.ts');
  expect(read).not.toContain('src/domain/outline/outline.ts');
});
