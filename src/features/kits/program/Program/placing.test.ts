import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgramTree } from '#atoms/program/types.ts';
import { attachmentRow, lectureRow, moduleRow } from './nodeIds.ts';
import { mayStand, placeBefore, placeBeside, sortFiles } from './placing.ts';

const attachment = (id: string, isDraft: boolean) => ({
  id,
  isDraft,
  fileName: `${id}.pdf`,
  size: 1,
  mime: '',
  url: '',
});
const tree: ProgramTree = {
  order: ['m1', 'm2'],
  modules: {},
  lectures: {},
  attachments: { old: attachment('old', false), fresh: attachment('fresh', true) },
};
const inside = { parent: moduleRow('m2'), index: 0 };
const beside = { parent: null, index: 0 };

test('modules stand among modules, lectures in them, and files of the platform stay', () => {
  expect(mayStand(tree, [moduleRow('m1')], beside)).toBe(true);
  expect(mayStand(tree, [moduleRow('m1')], inside)).toBe(false);
  expect(mayStand(tree, [lectureRow('m1', 'l')], inside)).toBe(true);
  expect(mayStand(tree, [lectureRow('m1', 'l')], beside)).toBe(false);
  expect(mayStand(tree, [attachmentRow('m1', 'fresh')], inside)).toBe(true);
  expect(mayStand(tree, [attachmentRow('m2', 'fresh')], inside)).toBe(false);
  expect(mayStand(tree, [attachmentRow('m1', 'old')], inside)).toBe(false);
  expect(mayStand(tree, [], inside)).toBe(true);
  expect(mayStand(tree, [], beside)).toBe(false);
});

test('a place of the tree is the same place of the list', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (ids, from, to) => {
      const moved = new Set([ids[from % ids.length] ?? '']);
      const rest = ids.filter((id) => !moved.has(id));
      const index = to % (rest.length + 1);
      const at = placeBefore(ids, moved, index);
      const before = ids.slice(0, at).filter((id) => !moved.has(id));
      expect(before).toEqual(rest.slice(0, index));
    }),
  );
});

test('recordings become lectures, the rest attachments', () => {
  const file = (name: string, type: string) => new File(['x'], name, { type });
  const { recordings, others } = sortFiles([
    file('a.mp4', 'video/mp4'),
    file('b.m4a', 'audio/mp4'),
    file('c.pdf', 'application/pdf'),
    file('d.mov', ''),
  ]);
  expect(recordings.map(({ name }) => name)).toEqual(['a.mp4', 'b.m4a', 'd.mov']);
  expect(others.map(({ name }) => name)).toEqual(['c.pdf']);
});

test('a step leads past a neighbour, and from the end of a module into the next one that can hold it', () => {
  const module = (id: string, lectures: string[], attachments: string[] = []) => ({
    id,
    isDraft: false,
    orderNumber: 1,
    name: id,
    description: '',
    dayOffset: null,
    lectures,
    attachments,
  });
  const three: ProgramTree = {
    ...tree,
    order: ['m1', 'm2', 'm3'],
    modules: {
      m1: module('m1', ['a', 'b'], ['fresh']),
      m2: module('m2', ['c', 'b', 'd'], ['old']),
      m3: module('m3', []),
    },
  };
  const step = (by: -1 | 1, ...rows: string[]) => placeBeside(three, rows, by);
  expect(step(1, lectureRow('m1', 'a'))).toEqual({ parent: moduleRow('m1'), index: 1 });
  expect(step(1, lectureRow('m2', 'c'), lectureRow('m2', 'b'))).toEqual({
    parent: moduleRow('m2'),
    index: 1,
  });
  expect(step(1, lectureRow('m2', 'd'))).toEqual({ parent: moduleRow('m3'), index: 0 });
  expect(step(-1, lectureRow('m2', 'c'))).toEqual({ parent: moduleRow('m1'), index: 2 });
  // It stands in the second module already.
  expect(step(1, lectureRow('m1', 'b'))).toEqual({ parent: moduleRow('m3'), index: 0 });
  expect(step(-1, lectureRow('m1', 'a'))).toBeNull();
  expect(step(1, lectureRow('m1', 'a'), lectureRow('m2', 'c'))).toBeNull();
  expect(step(1, attachmentRow('m1', 'fresh'))).toEqual({ parent: moduleRow('m2'), index: 4 });
  expect(step(1, moduleRow('m1'))).toEqual({ parent: null, index: 1 });
  expect(step(1, moduleRow('m3'))).toBeNull();
});
