import { expect, test } from 'vitest';
import type { ProgramTree } from '#atoms/program/types.ts';
import { programTexts, withTexts } from './programTexts.ts';

const module = (id: string, orderNumber: number, lectures: string[]) => ({
  id,
  isDraft: false,
  orderNumber,
  name: `Модуль ${id}`,
  description: '',
  dayOffset: null,
  lectures,
  attachments: [],
});

const tree: ProgramTree = {
  order: ['b', 'a'],
  modules: { a: module('a', 2, ['new', 'catalogue']), b: module('b', 1, ['new']) },
  lectures: {
    new: {
      id: 'new',
      isDraft: true,
      name: 'Вдох',
      description: '**Ход** занятия',
      streamID: null,
      durationSec: null,
      file: null,
    },
  },
  attachments: {},
};

test('modules in their order, and each lecture that was made here once; those of the catalogue are not', () => {
  expect(programTexts(tree, 'ru').map(({ id, isRich }) => [id, isRich === true])).toEqual([
    ['module/b/name', false],
    ['module/b/description', false],
    ['lecture/new/name', false],
    ['lecture/new/description', true],
    ['module/a/name', false],
    ['module/a/description', false],
  ]);
});

test('texts are put where they are from; what does not change is the same object', () => {
  const changed = new Map([
    ['module/b/name', 'Сон'],
    ['lecture/new/description', 'Другое'],
  ]);
  const next = withTexts(tree, changed);
  expect(next.modules['b']).toEqual({ ...tree.modules['b'], name: 'Сон' });
  expect(next.modules['a']).toBe(tree.modules['a']);
  expect(next.lectures['new']).toMatchObject({ name: 'Вдох', description: 'Другое' });
});
