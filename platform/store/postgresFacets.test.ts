import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { facetsOfColumns } from './postgresFacets.ts';
import { clean, keysOf, listsAndNumbers } from './postgresKeys.ts';

it('whatever a document is found by comes back from its two columns', () => {
  const value = fc.oneof(
    fc.string().map(clean),
    fc.double({ noNaN: true }).map((number) => number + 0),
    fc.boolean(),
    fc.array(fc.string().map(clean), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (facets) => {
      const columns = [keysOf(facets), listsAndNumbers(facets)] as const;
      expect(facetsOfColumns(...columns)).toEqual({ ...facets });
    }),
  );
});
