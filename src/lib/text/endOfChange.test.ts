import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfChange } from './endOfChange.ts';

test('the caret goes to where the text changed', () => {
  expect(endOfChange('Вдох и выдох', 'Вдох')).toBe(4);
  expect(endOfChange('Вдох выдох', 'Вдох и выдох')).toBe(7);
  expect(endOfChange('аа', 'ааа')).toBe(3);
  expect(endOfChange('', '')).toBe(0);
});

test('what stands after it was there before', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const caret = endOfChange(before, after);
      expect(caret).toBeLessThanOrEqual(after.length);
      expect(before.endsWith(after.slice(caret))).toBe(true);
    }),
  );
});
