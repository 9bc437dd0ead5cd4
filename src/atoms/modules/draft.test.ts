import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import type { Course } from '#api/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { makeModule } from '#platform/testing/modules.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { openConsole } from '#tests/support/console.ts';
import {
  changeCourseModulesAtom,
  courseDraftAtom,
  courseUpdateOf,
  discardCourseDraftAtom,
  editCourseDraftAtom,
} from '../courses/draft.ts';
import {
  changeMarathonModulesAtom,
  editMarathonDraftAtom,
  marathonDraftAtom,
  marathonUpdateOf,
} from '../marathons/draft.ts';
import { authAtom } from '../session/session.ts';
import { addDraftModule, editDraftModule, moduleBodyOf, removeDraftModule } from './draft.ts';

async function open() {
  const at = await testPlatform({ scenario: empty });
  const { store } = openConsole({ hash: '#/', fetch: at.platform.fetch, mounted: [authAtom] });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return { at, store };
}

describe('the modules of a draft', () => {
  it('come with a random id, the mark of a draft and the number of their place', () => {
    const one = addDraftModule([]);
    const two = addDraftModule(one, { name: 'Второй', dayOffset: 3 });
    const three = addDraftModule(two, {}, 1);
    expect(three.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3]);
    expect(three.every(({ isDraft }) => isDraft)).toBe(true);
    expect(new Set(three.map(({ id }) => id)).size).toBe(3);
    expect(three[2]).toMatchObject({ name: 'Второй', dayOffset: 3, lectures: [], attachments: [] });
    expect(one).toHaveLength(1);
  });

  it('are edited, moved and taken out, and stay in order', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id, at) => ({
      id,
      name: id,
      orderNumber: at + 1,
      lectures: [],
      attachments: [],
    }));
    const modules = [a, b, c].filter((one) => one !== undefined);
    const moved = editDraftModule(modules, 'a', { orderNumber: 3, name: 'А' });
    expect(moved.map(({ name, orderNumber }) => `${name}${orderNumber}`)).toEqual(['b1', 'c2', 'А3']);
    expect(moved[2]).not.toHaveProperty('isDraft');
    expect(editDraftModule(modules, 'nothing', { name: 'x' })).toEqual(modules);
    expect(removeDraftModule(moved, 'b').map(({ id, orderNumber }) => `${id}${orderNumber}`)).toEqual([
      'c1',
      'a2',
    ]);
  });

  it('travel without what is the draft’s alone', () => {
    const [module] = addDraftModule([], { name: 'А', lectures: ['l'], mood: 'calm' });
    expect(module && moduleBodyOf(module)).toEqual({
      name: 'А',
      lectures: ['l'],
      orderNumber: 1,
      mood: 'calm',
    });
  });
});

describe('what an update carries', () => {
  it('leaves out the questions, the modules and what the platform sets', () => {
    const draft = {
      id: '7',
      name: 'Курс',
      accessDays: 0,
      mood: { calm: 7 },
      modules: [],
      questionAnswers: [{ question: 'Когда?' }],
      publicationId: 'p',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    };
    expect(courseUpdateOf(draft)).toEqual({ id: '7', name: 'Курс', accessDays: 0, mood: { calm: 7 } });
    expect(draft).toHaveProperty('questionAnswers');
  });

  it('has the dates of a marathon in UTC, however they were entered', () => {
    const draft = {
      id: '7',
      startsAt: '2026-12-10T12:00:00+03:00',
      endsAt: null,
      enrollFrom: new Date('2026-12-01T00:00:00Z'),
      enrollTo: '',
      questionAnswers: [],
      status: 'running',
      seatsTaken: 3,
      cancelReason: null,
    };
    expect(marathonUpdateOf(draft)).toEqual({
      id: '7',
      startsAt: '2026-12-10T09:00:00.000Z',
      endsAt: null,
      enrollFrom: '2026-12-01T00:00:00.000Z',
      enrollTo: '',
    });
  });
});

test('the draft of a course merges edits as they arrive over what the platform has', async () => {
  const { at, store } = await open();
  const { id } = await makeModule(at, 'course');
  await at.ask(endpoints.course.update, { params: { id }, body: { id, mood: 'calm', subtitle: 'Было' } });
  const draftAtom = courseDraftAtom(id);
  onTestFinished(store.sub(draftAtom, () => undefined));
  const draft = () => store.get(draftAtom);
  await vi.waitFor(() => expect(draft()).toMatchObject({ subtitle: 'Было', mood: 'calm' }));

  store.set(editCourseDraftAtom, { key: id, patch: { subtitle: 'Стало' } });
  store.set(editCourseDraftAtom, { key: id, patch: { accessDays: 30, level: 'all' } });
  store.set(changeCourseModulesAtom, { key: id, change: (modules) => addDraftModule(modules) });
  store.set(changeCourseModulesAtom, {
    key: id,
    change: (modules) => editDraftModule(modules, modules[1]?.id ?? '', { name: 'Второй' }),
  });
  expect(draft()).toMatchObject({
    name: 'Опора и дыхание',
    subtitle: 'Стало',
    accessDays: 30,
    level: 'all',
    mood: 'calm',
    modules: [
      { name: 'Начало', orderNumber: 1 },
      { name: 'Второй', orderNumber: 2, isDraft: true },
    ],
  });
  expect(courseUpdateOf(draft())).toMatchObject({ id, subtitle: 'Стало', mood: 'calm' });
  expect((await at.ask<Course>(endpoints.course.get, { params: { id } })).subtitle).toBe('Было');

  store.set(discardCourseDraftAtom, id);
  expect(draft()).toMatchObject({ subtitle: 'Было', modules: [{ name: 'Начало' }] });
  expect(draft().modules).toHaveLength(1);
});

test('the draft of a new marathon is its own, and its modules are all drafts', async () => {
  const { store } = await open();
  const draftAtom = marathonDraftAtom('new');
  onTestFinished(store.sub(draftAtom, () => undefined));
  store.set(editMarathonDraftAtom, { key: 'new', patch: { name: 'Тишина', seatCount: 20 } });
  store.set(changeMarathonModulesAtom, { key: 'new', change: (modules) => addDraftModule(modules) });
  expect(store.get(draftAtom)).toMatchObject({
    name: 'Тишина',
    seatCount: 20,
    startsAt: '',
    modules: [{ isDraft: true, orderNumber: 1 }],
  });
  expect(store.get(courseDraftAtom('new')).modules).toEqual([]);
});

test('modules of a course that was not read yet are not known, and not changed', async () => {
  const { at, store } = await open();
  const { id } = await makeModule(at, 'course');
  store.set(changeCourseModulesAtom, { key: id, change: (modules) => addDraftModule(modules) });
  const draftAtom = courseDraftAtom(id);
  onTestFinished(store.sub(draftAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(draftAtom).modules).toMatchObject([{ name: 'Начало' }]));
  expect(store.get(draftAtom).modules).toHaveLength(1);
});
