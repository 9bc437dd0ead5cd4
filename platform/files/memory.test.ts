import { expect, it } from 'vitest';
import { filesConformance, readAll } from './conformance.ts';
import type { Files } from './files.ts';
import { memoryFiles } from './memory.ts';

filesConformance('memory', memoryFiles);

it('memory: a fork begins with what is there, and shares nothing that is written', async () => {
  const bytes = (text: string) => new Blob([text]).stream();
  const textOf = async (files: Files, id: string) => new TextDecoder().decode(await readAll(files.read(id)));
  const one = memoryFiles();
  await one.adopt('whole', 3, () => Promise.resolve(bytes('abc')));
  await one.write('draft', 0, 2, bytes('ab'));
  const two = one.fork();
  await two.write('draft', 2, 2, bytes('cd'));
  await two.finish('draft', 4);
  await two.remove('whole');
  expect(await textOf(two, 'draft')).toBe('abcd');
  expect(await one.ranges('draft')).toEqual([[0, 1]]);
  expect(await one.size('draft')).toBeNull();
  expect(await textOf(one, 'whole')).toBe('abc');
});
