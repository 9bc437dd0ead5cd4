// Works that take parts from existing content, or make content from parts. Like the rare works, they only run with `FAULTS`.
import type { Page } from 'playwright';
import { packed } from '#tests/support/bundles.ts';
import { bundleFormat, bundleVersion } from '#domain/bundle/schema.ts';
import { countPriced, goOn, isClean, isSeen, panelOf, saveSteps, type Named, type Work } from './works.ts';

/** A file that contains a course with a quiz. */
async function courseInFile(quiz: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const file = await packed({
    texts: new Map(),
    bytes: new Map(),
    manifest: {
      format: bundleFormat,
      version: bundleVersion,
      course: {
        ...{ name: 'Курс из архива', subtitle: '', description: null, cover: null, trailer: null, tags: [] },
        ...{ level: null, learnings: [], requirements: '', audience: '' },
        ...{ unlockMode: 'all', accessDays: 0, maxStudents: null, certificateEnabled: false },
        costKopecks: null,
      },
      lectures: [],
      modules: [{ name: 'Начало', description: '', dayOffset: null, lectures: [], attachments: [] }],
      quizzes: [
        {
          ...{ name: quiz, description: '', passingScore: 60, attempts: 3, timeLimitMin: null },
          ...{ shuffle: false, showAnswers: true, questions: [] },
        },
      ],
    },
  });
  return {
    name: 'kurs.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await file.arrayBuffer()),
  };
}

const importDialog = (page: Page) => page.getByRole('dialog', { name: /^Курс из\sфайла/ });

/** Chooses the file and imports it. Tests cannot control the file dialogs of the File System Access API, but they can control the ordinary ones. */
async function takeFile(page: Page, word: string): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['showSaveFilePicker', 'showOpenFilePicker', 'showDirectoryPicker'])
      Reflect.deleteProperty(window, name);
  });
  await page.getByRole('button', { name: /^Действия со\sсписком/ }).click();
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: /^Курс из\sфайла/ }).click();
  await (await asked).setFiles(await courseInFile(word));
  await importDialog(page).getByRole('button', { name: 'Создать курс' }).click();
}

let course = '';

export const partWorks: readonly Work[] = [
  {
    name: 'course: a module taken out',
    screen: '#/courses/*',
    call: { method: 'DELETE', path: /^course\/[^/]+\/module\/[^/]+$/ },
    isMaking: false,
    prepare: async ({ ask }, word) => {
      ({ id: course } = await ask<Named>('course/create', { name: 'Убавление' }));
      for (const name of ['Остаётся', word])
        await ask(`course/${course}/module/create`, { courseId: course, name });
      return `#/courses/${course}?tab=program`;
    },
    act: async (page, word) => {
      await page.getByRole('row', { name: word }).click();
      await page.keyboard.press('Delete');
      await page.getByRole('row', { name: word }).waitFor({ state: 'hidden' });
      await saveSteps(page);
    },
    again: saveSteps,
    isSettled: async (page, word) =>
      (await isClean(page)) &&
      !(await isSeen(goOn(page))) &&
      !(await isSeen(page.getByRole('row', { name: word }))) &&
      isSeen(page.getByRole('row', { name: 'Остаётся' })),
    count: async ({ get }, word) => {
      const { modules } = await get<{ modules: Named[] }>(`course/${course}`);
      const names = modules.map(({ name }) => name);
      return Number(names.includes('Остаётся') && !names.includes(word));
    },
    isShown: false,
  },
  {
    name: 'publication: made',
    screen: '#/publications',
    call: { method: 'POST', path: /^publication\/create$/ },
    isMaking: true,
    prepare: async ({ ask }, word) => {
      await ask('lecture/create', { name: `Продажа ${word}` });
      return '#/publications';
    },
    act: async (page, word) => {
      await page.getByRole('link', { name: /^Выставить на\sпродажу$/ }).click();
      const fresh = panelOf(page, 'Новая публикация');
      await fresh.getByRole('combobox', { name: 'Содержание' }).fill(word);
      await page.getByRole('option', { name: `Продажа ${word}` }).click();
      await fresh.getByRole('textbox', { name: 'Цена' }).fill('777');
      await fresh.getByRole('button', { name: 'Создать черновик' }).click();
    },
    again: async (page) =>
      panelOf(page, 'Новая публикация').getByRole('button', { name: 'Создать черновик' }).click(),
    isSettled: async (page, word) => isSeen(panelOf(page, `Публикация «Продажа ${word}»`)),
    count: countPriced,
    isShown: true,
  },
  {
    name: 'course: out of a file',
    screen: '#/courses',
    // Quizzes are created at once, the course when it is saved.
    call: { method: 'POST', path: /^quiz\/create$/ },
    isMaking: true,
    prepare: async () => '#/courses',
    act: takeFile,
    look: async (page) => {
      await page.goto('/#/courses');
    },
    again: async (page, word) => {
      const take = importDialog(page).getByRole('button', { name: 'Создать курс' });
      if (await isSeen(take)) await take.click();
      else await takeFile(page, word);
    },
    isSettled: async (page) =>
      page.url().includes('/courses/new') &&
      !(await isSeen(importDialog(page))) &&
      isSeen(page.getByRole('textbox', { name: /^Название/ })),
    count: async ({ list }, word) =>
      (await list<Named>('quiz', { search: word })).filter(({ name }) => name === word).length,
    isShown: false,
  },
];
