import type { Page } from 'playwright';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { course, type Course } from '#domain/course/schema.ts';
import { lecture } from '#domain/lecture/schema.ts';
import { quiz, type Quiz } from '#domain/quiz/schema.ts';
import { webinar } from '#domain/webinar/schema.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

async function read<Schema extends v.GenericSchema>(page: Page, path: string, schema: Schema) {
  const answer = await page.request.get(`/api/v1/author/${path}`);
  return v.parse(schema, await answer.json());
}

/** How many of a kind the platform has. */
async function countOf(page: Page, kind: string): Promise<number> {
  const answer = await page.request.post(`/api/v1/author/${kind}/list`, { data: {} });
  return v.parse(v.object({ count: v.number() }), await answer.json()).count;
}

/** «Дублировать» in the menu of a row. */
async function duplicate(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: 'Дублировать' }).click();
}

/** Waits until what was new has an address of its own, and answers its id. */
async function savedId(page: Page, list: string): Promise<string> {
  await page.waitForURL((url) => url.hash.startsWith(`#/${list}/`) && !url.hash.startsWith(`#/${list}/new`));
  return new URL(page.url()).hash.split(/[/?]/)[2] ?? '';
}

/** What is the copy's own. */
const own = new Set(['id', 'createdAt', 'updatedAt', 'publicationId', 'moduleId', 'url', 'questionAnswers']);

/** A thing of the platform without that. What is not set is left out however that is written. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, of]) => !own.has(name) && of !== null && of !== '');
  return Object.fromEntries(entries.map(([name, of]) => [name, told(of)]));
}

test('a course is duplicated with lectures of its own, and is the original again once it is saved', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/courses');
  const before = await countOf(page, 'course');
  const lectures = await countOf(page, 'lecture');
  await duplicate(page, /^Действия: Тело без тревоги/);
  const dialog = page.getByRole('dialog', { name: 'Дублировать' });
  await dialog.getByRole('radio', { name: 'Свои' }).check();
  // The whole form is sent by Enter.
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Название' });
  await page.waitForURL(/#\/courses\/new/);
  await expect.poll(() => name.inputValue()).toMatch(/— копия$/);
  await page
    .getByText(/^Не\s+сохранено$/)
    .first()
    .waitFor();
  expect(await countOf(page, 'course')).toBe(before);

  // A page that goes before the save loses nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect.poll(() => name.inputValue()).toMatch(/— копия$/);
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  const id = await savedId(page, 'courses');

  const original = await read(page, 'course/course-telo', course);
  const copy = await read(page, `course/${id}`, course);
  const namesOf = async ({ modules }: Course) =>
    Promise.all(
      modules
        .flatMap((module) => module.lectures)
        .map(async (one) => {
          const { usedIn: _, ...rest } = await read(page, `lecture/${one}`, lecture);
          return told(rest);
        }),
    );
  expect(await namesOf(copy)).toEqual(await namesOf(original));
  const bare = ({ modules, ...rest }: Course) => ({
    ...rest,
    modules: modules.map((module) => ({ ...module, lectures: module.lectures.length })),
  });
  expect(told(bare(copy))).toEqual(told({ ...bare(original), name: `${original.name}\u00A0— копия` }));
  expect(await countOf(page, 'course')).toBe(before + 1);
  expect(await countOf(page, 'lecture')).toBe(
    lectures + new Set(original.modules.flatMap((module) => module.lectures)).size,
  );
  expect(faults).toEqual([]);
});

test('a quiz is duplicated with its questions and answers, as a draft', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/quizzes');
  await page
    .getByRole('link', { name: /^Дыхание и\sопора/ })
    .first()
    .waitFor();
  const href = await page
    .getByRole('link', { name: /^Дыхание и\sопора/ })
    .first()
    .getAttribute('href');
  const from = href?.split('/').at(-1) ?? '';
  await duplicate(page, /^Действия: Дыхание и\sопора/);
  await page.waitForURL(/#\/quizzes\/new/);
  await page
    .getByText(/^Не\s+сохранено$/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+s');
  const id = await savedId(page, 'quizzes');
  const original = await read(page, `quiz/${from}`, quiz);
  const expected = told({ ...original, name: `${original.name}\u00A0— копия`, status: 'draft' });
  const copy = async (): Promise<Quiz> => read(page, `quiz/${id}`, quiz);
  await expect.poll(async () => told(await copy())).toEqual(expected);
  expect(faults).toEqual([]);
});

test('a webinar that was recorded becomes a lecture with its recording, by keys alone', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/webinars?tab=past');
  await page.getByRole('button', { name: /^Действия: Шея и\sплечи/ }).focus();
  await page.keyboard.press('Enter');
  const command = page.getByRole('menuitem', { name: 'Сделать лекцией' });
  await command.waitFor();
  const isOn = () => command.evaluate((item) => item === document.activeElement);
  while (!(await isOn())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/lectures\/new/);
  await page
    .getByText(/^Не\s+сохранено$/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+s');
  const made = await read(page, `lecture/${await savedId(page, 'lectures')}`, lecture);
  const past = await page.request.post('/api/v1/author/webinar/list', { data: { search: 'Шея и плечи' } });
  const { list } = v.parse(v.object({ list: v.array(webinar) }), await past.json());
  const [held] = list;
  expect(made.streamID).toBe(held?.recordingStreamId);
  expect([made.name, made.description, made.imageId, made.tags]).toEqual([
    ...[held?.name, held?.description, held?.imageId, held?.tags],
  ]);
  expect(faults).toEqual([]);
});
