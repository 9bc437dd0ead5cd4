import { expect, test } from 'vitest';
import { copyOfContent } from '#domain/content/copy.ts';
import { copyOfMarathon } from '../marathon/copyFields.ts';
import { marathonForm } from '../marathon/fields.ts';
import { copyOfTree } from './copyTree.ts';
import { draftLecture } from './intents/drafts.ts';
import type { ProgramTree } from './types.ts';

const module = (id: string, patch: { lectures: string[]; attachments: string[] }, orderNumber: number) => ({
  id,
  isDraft: false,
  orderNumber,
  name: `Модуль ${id}`,
  description: 'О чём он',
  dayOffset: orderNumber,
  ...patch,
});
const tree: ProgramTree = {
  order: ['a', 'b'],
  modules: {
    a: module('a', { lectures: ['one', 'two'], attachments: ['file'] }, 1),
    b: module('b', { lectures: ['one'], attachments: [] }, 2),
  },
  lectures: {},
  attachments: {
    file: {
      id: 'file',
      isDraft: false,
      fileName: 'план.pdf',
      size: 7,
      mime: 'application/pdf',
      url: '/api/f',
    },
  },
};

const counter = () => {
  let made = 0;
  return () => `new-${++made}`;
};

test('a copied programme has modules and files of its own, and shares the lectures', () => {
  const { edits, files } = copyOfTree(tree, new Map(), counter());
  expect(edits).toEqual({
    order: { base: [], mine: ['new-2', 'new-3'] },
    modules: {
      'new-2': {
        base: null,
        mine: {
          name: 'Модуль a',
          description: 'О чём он',
          dayOffset: 1,
          lectures: ['one', 'two'],
          attachments: ['new-1'],
        },
      },
      'new-3': {
        base: null,
        mine: { name: 'Модуль b', description: 'О чём он', dayOffset: 2, lectures: ['one'], attachments: [] },
      },
    },
    lectures: {},
    attachments: { 'new-1': { fileName: 'план.pdf', size: 7, mime: 'application/pdf' } },
  });
  expect([...files.keys()]).toEqual(['new-1']);
});

test('a lecture of the copy’s own stands wherever the original does, and is made once', () => {
  const own = draftLecture({ name: 'Вдох', streamID: 'media' });
  const { edits } = copyOfTree(tree, new Map([['one', own]]), counter());
  expect(Object.values(edits.modules).map(({ mine }) => mine?.lectures)).toEqual([[own.id, 'two'], [own.id]]);
  expect(edits.lectures).toEqual({
    [own.id]: { base: null, mine: expect.objectContaining({ name: 'Вдох' }) },
  });
});

test('an empty programme copies to no edit', () => {
  const empty: ProgramTree = { order: [], modules: {}, lectures: {}, attachments: {} };
  expect(copyOfTree(empty, new Map(), counter()).edits.order).toBeNull();
});

test('the dates of a copied marathon move with its start, by the clock of its zone; all else stays', () => {
  const at = { language: 'ru', now: 0 } as const;
  const fields = {
    ...marathonForm.empty,
    name: 'Утро',
    timezone: 'Europe/Berlin',
    startsAt: '2026-10-20T06:00:00.000Z',
    endsAt: '2026-10-24T18:00:00.000Z',
    enrollFrom: null,
    enrollTo: '2026-10-19T22:00:00.000Z',
    seatCount: 30,
  };
  // The clocks went back on the 25th: eight in the morning is an hour later in UTC.
  const moved = copyOfMarathon(fields, { ...at, startsAt: '2026-10-27T07:00:00.000Z' });
  expect(moved).toEqual({
    ...copyOfContent(fields, at),
    startsAt: '2026-10-27T07:00:00.000Z',
    endsAt: '2026-10-31T19:00:00.000Z',
    enrollTo: '2026-10-26T23:00:00.000Z',
  });
  expect(copyOfMarathon(fields, at)).toEqual(copyOfContent(fields, at));
});
