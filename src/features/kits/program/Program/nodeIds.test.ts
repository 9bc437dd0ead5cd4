import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgramNode } from '#atoms/program/types.ts';
import { nodeOfRow, rowIdOf } from './nodeIds.ts';

const id = fc.string({ minLength: 1, unit: 'grapheme' });
const node: fc.Arbitrary<ProgramNode> = fc.oneof(
  fc.record({ type: fc.constant('module' as const), id }),
  fc.record({ type: fc.constantFrom('lecture' as const, 'attachment' as const), moduleId: id, id }),
);

test('a row tells what it stands for, whatever the ids of the platform hold', () => {
  fc.assert(
    fc.property(node, (one) => {
      expect(nodeOfRow(rowIdOf(one))).toEqual(one);
    }),
  );
  expect(nodeOfRow('strange/1/2')).toBeNull();
});
