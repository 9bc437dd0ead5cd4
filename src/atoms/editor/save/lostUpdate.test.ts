import type { Atom } from 'jotai';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { goodOwner } from '#platform/testing/modules.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits, openEditor } from '#tests/support/visits.ts';
import { courseEditor } from '../../course/editor.ts';
import { lectureEditor } from '../../lecture/editor.ts';

// An update that was done although its answer never came.

/** A platform whose answers to updates of one entity are lost while `isLost` is set. */
async function lossy(path: string) {
  const at = await testPlatform({ scenario: empty });
  const line = { isLost: false, isBusy: false, id: '' };
  const visit = createVisits({
    async fetch(request) {
      if (line.isBusy) return Response.json({ error: 'Слишком часто' }, { status: 429 });
      const answer = await at.platform.fetch(request);
      const isUpdate = request.method === 'POST' && request.url.endsWith(`/${path}/${line.id}`);
      if (isUpdate && line.isLost) throw new TypeError('The line broke');
      return answer;
    },
  });
  const open = (editorAtom: Atom<{ status: string }>) => openEditor(visit, editorAtom);
  return { at, line, open };
}

async function openLecture() {
  const { at, line, open } = await lossy('lecture');
  const { id } = await at.ask<Lecture>(endpoints.lecture.create, {
    body: { name: 'Голос', description: 'Тишина' },
  });
  line.id = id;
  const { editorAtom, editAtom, saveAtom } = lectureEditor;
  const opened = await open(editorAtom(id));
  const kept = async () => (await at.ask<Lecture>(endpoints.lecture.get, { params: { id } })).description;
  const type = (description: string, { store } = opened) =>
    store.set(editAtom, { key: id, patch: { description } });
  const save = ({ store } = opened) => store.set(saveAtom, { key: id });
  const lose = async () => {
    line.isLost = true;
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    line.isLost = false;
  };
  return { at, line, id, opened, open, kept, type, save, lose };
}

test.each([
  ['as the platform keeps it', ' Раз ', ' Раз ', 'Раз'],
  ['and typed on', 'Раз', 'Раз два', 'Раз два'],
  ['and taken back', 'Раз', 'Тишина', 'Тишина'],
])('what was sent without an answer and is sent again %s is no conflict', async (_, first, then, there) => {
  const { kept, type, save, lose } = await openLecture();
  type(first);
  await lose();
  type(then);
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(await kept()).toBe(there);
});

test('it is none on the next page either', async () => {
  const { id, opened, open, kept, type, save, lose } = await openLecture();
  type('Раз');
  await lose();
  type('Раз два');
  await opened.store.set(lectureEditor.flushAtom);
  opened.end();
  const next = await open(lectureEditor.editorAtom(id));
  await vi.waitFor(() => expect(next.store.get(lectureEditor.offerAtom(id))).not.toBeNull());
  next.store.set(lectureEditor.restoreAtom, id);
  expect(await save(next)).toMatchObject({ status: 'saved' });
  expect(await kept()).toBe('Раз два');
});

test('nor is it one after a platform that had no time to be asked', async () => {
  const { line, kept, type, save, lose } = await openLecture();
  type('Раз');
  await lose();
  line.isBusy = true;
  await expect(save()).rejects.toMatchObject({ status: 429 });
  line.isBusy = false;
  type('Раз два');
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(await kept()).toBe('Раз два');
});

test('what somebody else has written since is one', async () => {
  const { at, id, kept, type, save, lose } = await openLecture();
  type('Раз');
  await lose();
  await at.ask(endpoints.lecture.update, { params: { id }, body: { id, description: 'Чужое' } });
  type('Раз два');
  expect(await save()).toMatchObject({ status: 'conflict', conflicts: [{ field: 'description' }] });
  expect(await kept()).toBe('Чужое');
});

test('nor is it one of a course', async () => {
  const { at, line, open } = await lossy('course');
  const { id } = await at.ask<Course>(endpoints.course.create, { body: goodOwner });
  line.id = id;
  const { editorAtom, editAtom, saveAtom } = courseEditor;
  const { store } = await open(editorAtom(id));
  store.set(editAtom, { key: id, patch: { subtitle: 'Раз' } });
  line.isLost = true;
  await expect(store.set(saveAtom, { key: id })).rejects.toMatchObject({ kind: 'network' });
  line.isLost = false;
  store.set(editAtom, { key: id, patch: { subtitle: 'Раз два' } });
  expect(await store.set(saveAtom, { key: id })).toMatchObject({ status: 'saved' });
  const course = await at.ask<Course>(endpoints.course.get, { params: { id } });
  expect(course.subtitle).toBe('Раз два');
});
