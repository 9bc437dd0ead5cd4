import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';

const part = 5_242_880;

test('each part has a segment while they can be told apart', () => {
  const { cells, parts, keptParts, share } = cellsOf({
    size: part * 3 + 100,
    partSize: part,
    kept: [[0, part - 1]],
    flying: [{ first: part, last: 2 * part - 1, sent: part / 2 }],
  });
  expect(parts).toBe(4);
  expect(keptParts).toBe(1);
  expect(share).toBe(33);
  expect(cells).toEqual([
    { kept: 100, flying: 0 },
    { kept: 0, flying: 50 },
    { kept: 0, flying: 0 },
    { kept: 0, flying: 0 },
  ]);
});

test('a small file is one segment, an empty one too', () => {
  expect(cellsOf({ size: 1000, partSize: part, kept: [[0, 999]], flying: [] })).toEqual({
    cells: [{ kept: 100, flying: 0 }],
    parts: 1,
    keptParts: 1,
    share: 100,
  });
  expect(cellsOf({ size: 0, partSize: part, kept: [], flying: [] }).cells).toHaveLength(1);
});

test('whatever was sent, segments are few, never overfull, and add up to what was kept', () => {
  const wholes = fc
    .record({ parts: fc.integer({ min: 1, max: 400 }), rest: fc.integer({ min: 1, max: part }) })
    .chain(({ parts, rest }) => {
      const size = (parts - 1) * part + rest;
      return fc.record({
        size: fc.constant(size),
        chosen: fc.uniqueArray(fc.integer({ min: 0, max: parts - 1 })),
        sent: fc.integer({ min: 0, max: part }),
      });
    });
  fc.assert(
    fc.property(wholes, ({ size, chosen, sent }) => {
      const range = (index: number) => [index * part, Math.min(size, (index + 1) * part) - 1] as const;
      const [flew, ...kept] = chosen;
      const flying = flew === undefined ? [] : [{ first: range(flew)[0], last: range(flew)[1], sent }];
      const { cells, keptParts, parts } = cellsOf({ size, partSize: part, kept: kept.map(range), flying });
      expect(cells.length).toBeLessThanOrEqual(24);
      expect(keptParts).toBe(kept.length);
      for (const cell of cells) {
        expect(cell.kept + cell.flying).toBeLessThanOrEqual(100 + 1e-9);
        expect(Math.min(cell.kept, cell.flying)).toBeGreaterThanOrEqual(0);
      }
      const perCell = Math.ceil(parts / 24) * part;
      const bytes = cells.reduce((sum, cell, index) => {
        const length = Math.min(size, (index + 1) * perCell) - index * perCell;
        return sum + (cell.kept / 100) * length;
      }, 0);
      const expected = kept.reduce((sum, index) => sum + range(index)[1] + 1 - range(index)[0], 0);
      expect(Math.abs(bytes - expected)).toBeLessThan(1);
    }),
  );
});
