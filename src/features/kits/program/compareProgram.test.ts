import { atom, createStore, type Getter } from 'jotai';
import { expect, test } from 'vitest';
import { courseForm, type CourseFields } from '#atoms/course/fields.ts';
import type { ProgramTree } from '#atoms/program/types.ts';
import { chosenFields, compareRows } from '#features/kits/editor/EditorKit/compareRows.ts';
import { compareCourse } from './compareFields.ts';

type Program = CourseFields['program'];
type Module = NonNullable<Program['modules'][string]['mine']>;

const get: Getter = (one) => createStore().get(one);
const module = (name: string, more: Partial<Module> = {}): Module => ({
  name,
  description: '',
  dayOffset: null,
  lectures: [],
  attachments: [],
  ...more,
});
const tree = atom({ modules: { m1: { orderNumber: 1 }, m2: { orderNumber: 2 } } } as unknown as ProgramTree);
const fields = compareCourse({ treeAtom: () => tree, editsWith: () => null })('ru');
const course = (modules: Program['modules'], more: Partial<Program> = {}): CourseFields => ({
  ...courseForm.empty,
  program: { ...courseForm.empty.program, modules, ...more },
});
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const rowsOf = (platform: CourseFields, device: CourseFields, both = true) => {
  const versions = { differences: [{ field: 'program' as const, both }], platform, device };
  const { rows } = compareRows(fields, versions, get, 'course-1');
  return { versions, rows };
};

// As a save finds it: both sides wrote, and the platform's writing is the base of both by now.
const theirs = { m1: module('Вдох', { dayOffset: 3 }), m2: module('Сон') };
const mine = { m1: module('Выдох', { dayOffset: null }), m2: module('Ночь') };
const edits = (side: typeof mine) => ({
  m1: { base: theirs.m1, mine: side.m1 },
  m2: { base: theirs.m2, mine: side.m2 },
});

test('a conflict says which module, which of its words, and what each side has', () => {
  const { rows } = rowsOf(course(edits(theirs)), course(edits(mine)));
  const text = (value: (typeof rows)[number]['device']) => ('text' in value ? plain(value.text) : '');
  expect(rows.map((row) => [plain(row.label), text(row.platform), text(row.device)])).toEqual([
    ['Модуль 1, название', 'Вдох', 'Выдох'],
    ['Модуль 1 «Вдох», день открытия', 'День 3', 'День не указан'],
    ['Модуль 2, название', 'Сон', 'Ночь'],
  ]);
});

test('each is chosen for itself', () => {
  const { versions, rows } = rowsOf(course(edits(theirs)), course(edits(mine)));
  const [first] = rows;
  const { all } = chosenFields(fields, { [first?.id ?? '']: 'platform' }, versions);
  expect(all.program?.modules['m1']?.mine).toEqual({ ...mine.m1, name: 'Вдох' });
  expect(all.program?.modules['m2']?.mine).toEqual(mine.m2);
  expect(all.program?.modules['m2']?.base).toEqual(theirs.m2);
});

test('edits beside none are told thing by thing, as one choice', () => {
  const lecture = { name: 'Пауза', description: '', streamID: null, durationSec: null, file: null };
  const { rows } = rowsOf(
    course({}),
    course(
      {
        m1: { base: module('Вдох', { lectures: ['a'] }), mine: module('Выдох') },
        m3: { base: null, mine: module('Новый') },
        m2: { base: module('Сон'), mine: null },
      },
      { lectures: { l1: { base: null, mine: lecture } }, order: { base: ['m1'], mine: ['m1', 'm3'] } },
    ),
    false,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.platform).toEqual({ kind: 'plain', text: 'Без правок' });
  expect(rows[0]?.device).toEqual({
    kind: 'plain',
    text: [
      'Модуль «Вдох»: название, лекции',
      'Новый модуль «Новый»',
      'Модуль «Сон» убран',
      'Новая лекция «Пауза»',
      'Порядок модулей',
    ].join('\n'),
  });
});
