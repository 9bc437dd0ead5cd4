import { atom } from 'jotai';
import { expect, test, vi } from 'vitest';
import { courseEditor as editor, courseProgram as program } from '#atoms/course/editor.ts';
import type { CourseFields } from '#atoms/course/fields.ts';
import type { Store } from '#atoms/store.ts';
import { lectureForm } from '#domain/lecture/fields.ts';
import { createWorld, kits, makeProgram } from '#tests/support/program.ts';
import { mediaPage } from './mediaPage.ts';
import { programPage } from './programPage.ts';

const edit = (store: Store, key: string, patch: Partial<CourseFields>) =>
  store.set(editor.editAtom, { key, patch });

const courseAtom = (key: string) =>
  atom((get) =>
    programPage(get, { program, key, fields: get(editor.editorAtom(key)).fields, language: 'ru' }),
  );

/** A course of two modules, as an open editor has it. */
async function openCourse(): Promise<{ store: Store; key: string }> {
  const world = await createWorld('course');
  const key = await makeProgram(world, [
    { name: 'Опора', lectures: ['Вдох', 'Выдох'], files: ['Дневник.pdf'] },
    { name: 'Ритм', lectures: ['Пауза'], files: [] },
  ]);
  const { store } = world.visit(kits.course.atoms(key));
  await kits.course.open(store, key);
  return { store, key };
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

test('the page of a course is what the form shows, saved or not', async () => {
  const { store, key } = await openCourse();
  store.sub(courseAtom(key), () => undefined);
  edit(store, key, { name: ' Тело без тревоги ', learnings: ['Дышать', ' '], costKopecks: 690_000 });
  const page = store.get(courseAtom(key));
  expect(page.name).toBe('Тело без тревоги');
  expect(plain(page.price)).toBe('6 900 ₽');
  expect(page.sections.find(({ id }) => id === 'learnings')).toMatchObject({ lines: ['Дышать'] });
  expect(page.missing).toEqual(['cover', 'description']);
});

test('a module tells when it opens, and what is in it once that has been read', async () => {
  const { store, key } = await openCourse();
  edit(store, key, { unlockMode: 'order' });
  const section = store.get(courseAtom(key)).sections.find(({ type }) => type === 'modules');
  if (section?.type !== 'modules') throw new Error('No programme');
  const [first, second] = section.modules;
  expect([first?.title, first?.opens]).toEqual(['1. Опора', null]);
  expect([second?.title, plain(second?.opens)]).toEqual(['2. Ритм', 'откроется по порядку']);
  if (first === undefined) throw new Error('No module');
  store.sub(first.rowsAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(first.rowsAtom)).toHaveLength(3));
  expect(store.get(first.rowsAtom)?.map(({ name, isFile }) => [name, isFile])).toEqual([
    ['Вдох', false],
    ['Выдох', false],
    ['Дневник.pdf', true],
  ]);
});

test('a recording says what is known of it at a glance, and what a client would miss', async () => {
  const { store } = await openCourse();
  const pageOf = (patch: Partial<typeof lectureForm.empty>) =>
    store.get(
      atom((get) =>
        mediaPage(get, { kind: 'lecture', fields: { ...lectureForm.empty, ...patch }, language: 'ru' }),
      ),
    );
  expect(pageOf({}).missing).toEqual(['name', 'cover', 'description', 'price', 'recording']);
  const page = pageOf({
    name: 'Голос',
    level: 'beginner',
    language: 'ru',
    description: '0:00 Начало\n1:00 Дальше',
    captions: 'WEBVTT',
    costKopecks: 0,
    isPreview: true,
  });
  expect(page.facts.map(plain)).toEqual([
    'Начальный',
    'Русский',
    '2 главы',
    'С субтитрами',
    'Открыта до покупки',
  ]);
  expect(page.price).toBe('Бесплатно');
  expect(page.missing).toEqual(['cover', 'recording']);
});
