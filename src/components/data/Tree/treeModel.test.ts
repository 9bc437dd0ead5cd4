import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  indexTree,
  isAtPlace,
  linesOf,
  movedRows,
  moveRows,
  placeAt,
  placeBeside,
  type TreeNode,
} from './treeModel.ts';

const leaf = (id: string): TreeNode => ({ id, title: id });
const tree: readonly TreeNode[] = [
  { id: 'a', title: 'a', children: ['a1', 'a2', 'a3'].map(leaf) },
  { id: 'b', title: 'b', children: ['b1', 'b2'].map(leaf) },
  { id: 'c', title: 'c', children: [] },
];
const index = indexTree(tree);

const shape = (items: readonly TreeNode[]): string =>
  items.map(({ id, children }) => (children === undefined ? id : `${id}(${shape(children)})`)).join(' ');

test('indexTree tells level, place and which rows close their branch', () => {
  expect(index.get('a2')).toMatchObject({ parent: 'a', level: 2, index: 1, lasts: [false, false] });
  expect(index.get('b2')?.lasts).toEqual([false, true]);
  expect(index.get('c')?.lasts).toEqual([true]);
});

test('linesOf leaves out what is closed, and tells of each row where it stands', () => {
  const lines = linesOf(tree, new Set(['b']));
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'b1', 'b2', 'c']);
  expect(lines[3]).toMatchObject({ parent: 'b', level: 2, index: 1, size: 2, lasts: '01' });
});

test('an index tells of the tree that it was made of, whatever became of that', () => {
  const moved = moveRows(tree, ['c'], { parent: null, index: 0 });
  expect(indexTree(moved).get('b2')?.lasts).toEqual([true, true]);
  expect(index.get('b2')?.lasts).toEqual([false, true]);
  expect([...indexTree(moved).keys()].slice(0, 3)).toEqual(['c', 'a', 'a1']);
});

test('movedRows keeps the order of the tree and drops what goes along', () => {
  expect(movedRows(index, new Set(['b1', 'a2', 'a']))).toEqual(['a', 'b1']);
});

describe('placeAt', () => {
  const at = (moved: string[], key: string, position: 'on' | 'before' | 'after') =>
    placeAt(tree, index, new Set(moved), { key, position });

  test('counts without what is moved', () => {
    expect(at(['a1'], 'a3', 'after')).toEqual({ parent: 'a', index: 2 });
    expect(at(['a1'], 'b2', 'before')).toEqual({ parent: 'b', index: 1 });
    expect(at(['a1', 'a2'], 'a', 'on')).toEqual({ parent: 'a', index: 1 });
    expect(at(['b'], 'c', 'after')).toEqual({ parent: null, index: 2 });
  });

  test('is none within what is moved', () => {
    expect(at(['a'], 'a', 'on')).toBeNull();
    expect(at(['a'], 'a2', 'before')).toBeNull();
    expect(at(['a'], 'nowhere', 'on')).toBeNull();
    expect(at(['a1'], 'b1', 'on')).toBeNull();
  });
});

test('placeBeside ends at the ends', () => {
  expect(placeBeside(tree, index, ['a2'], -1)).toEqual({ parent: 'a', index: 0 });
  expect(placeBeside(tree, index, ['a1', 'a2'], 1)).toEqual({ parent: 'a', index: 1 });
  expect(placeBeside(tree, index, ['a3'], 1)).toBeNull();
  expect(placeBeside(tree, index, ['a'], -1)).toBeNull();
  expect(placeBeside(tree, index, ['a1', 'b1'], 1)).toBeNull();
});

test('isAtPlace knows a move that moves nothing', () => {
  expect(isAtPlace(index, ['a1', 'a2'], { parent: 'a', index: 0 })).toBe(true);
  expect(isAtPlace(index, ['a1', 'a3'], { parent: 'a', index: 0 })).toBe(false);
});

describe('moveRows', () => {
  test('moves one and many', () => {
    expect(shape(moveRows(tree, ['a1', 'a3'], { parent: 'b', index: 1 }))).toBe('a(a2) b(b1 a1 a3 b2) c()');
    expect(shape(moveRows(tree, ['a'], { parent: null, index: 2 }))).toBe('b(b1 b2) c() a(a1 a2 a3)');
  });

  test('leaves the rest the same objects, and the tree itself when nothing moved', () => {
    const moved = moveRows(tree, ['a1'], { parent: 'c', index: 0 });
    expect(moved[1]).toBe(tree[1]);
    expect(moveRows(tree, ['a2'], { parent: 'a', index: 1 })).toBe(tree);
  });

  test('loses nothing, wherever a row is dropped', () => {
    const ids = [...index.keys()];
    const drop = fc.record({
      moved: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
      key: fc.constantFrom(...ids),
      position: fc.constantFrom('on' as const, 'before' as const, 'after' as const),
    });
    fc.assert(
      fc.property(drop, ({ moved, key, position }) => {
        const rows = movedRows(index, new Set(moved));
        const place = placeAt(tree, index, new Set(rows), { key, position });
        if (place === null) return;
        const after = moveRows(tree, rows, place);
        const found = indexTree(after);
        expect([...found.keys()].sort()).toEqual([...ids].sort());
        expect(found.get(rows[0] ?? '')).toMatchObject({ parent: place.parent, index: place.index });
      }),
    );
  });
});
