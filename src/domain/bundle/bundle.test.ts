import { readFile } from 'node:fs/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundles, packed, unpacked } from '#tests/support/bundles.ts';
import { manifest } from './schema.ts';

const hex = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('hex');

test('a course that is written, read and written again is the same to the last byte', async () => {
  await fc.assert(
    fc.asyncProperty(bundles, async (bundle) => {
      const first = await packed(bundle);
      const read = await unpacked(first);
      expect(read).toEqual(bundle);
      expect(await hex(await packed(read))).toBe(await hex(first));
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 60_000);

test('the schema that others read is the one that this console reads by', async () => {
  const kept: unknown = JSON.parse(await readFile('docs/bundle.schema.json', 'utf8'));
  expect(kept).toMatchObject(toJsonSchema(manifest));
});
