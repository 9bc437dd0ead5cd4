import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { dropFiles, middle } from './dropFiles.ts';
import { goesOn, saveIsCut } from './interruptedSave.ts';
import { makeSound, makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const own = consoleOfFile();

const modules = ['Почему так', 'Дыхание', 'Плечи и шея', 'Сон', 'Своя неделя'];
/** Recordings of each module, by their number. */
const recordings = [3, 3, 2, 2, 2];
/** Attachments of each. */
const attachments = ['план.pdf', 'дневник.pdf', 'схема.png', 'список.pdf', 'карта.png', 'письмо.pdf'];
const homes = [0, 1, 2, 3, 4, 4];

let files: string;
const file = (name: string) => path.join(files, name);
const recordingsOf = (module: number) =>
  Array.from({ length: recordings[module] ?? 0 }, (_, at) =>
    at % 2 === 0 ? `Видео ${module + 1}.${at + 1}.mp4` : `Звук ${module + 1}.${at + 1}.m4a`,
  );

beforeAll(async () => {
  files = await emptyFolder();
  await Promise.all([makeVideo(file('video.mp4'), 2, 0.3), makeSound(file('sound.m4a'), 2)]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await Promise.all([
    ...modules.flatMap((_, module) =>
      recordingsOf(module).map((name) =>
        copyFile(file(name.endsWith('.mp4') ? 'video.mp4' : 'sound.m4a'), file(name)),
      ),
    ),
    ...attachments.map((name) =>
      writeFile(file(name), name.endsWith('.png') ? png : '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
    ),
  ]);
});

afterAll(() => removeFolder(files));

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row', { name: typeof name === 'string' ? new RegExp(`^${name}(,|$)`) : name });

/** What the tree shows, from the top: the level and the name of each row. */
const shown = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map(
        (one) => `${one.getAttribute('aria-level')} ${one.querySelector('[data-part=title]')?.textContent}`,
      ),
    );

test('a course is made by dropping files, put in order by mouse and keys, saved, and opens as it was left', async () => {
  const { context, page, faults } = await own.open({ size: { width: 1440, height: 1800 } });
  const wire = await context.newCDPSession(page);
  await page.goto('/#/courses/new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Курс из папки');
  await page.getByRole('link', { name: /^Программа/ }).click();

  for (const name of modules) {
    await page
      .getByRole('button', { name: 'Модуль', exact: true })
      .or(page.getByRole('button', { name: 'Добавить модуль' }))
      .first()
      .click();
    const title = page.getByRole('treegrid').getByRole('textbox');
    await title.fill(name);
    await title.press('Enter');
    await row(page, name).waitFor();
  }

  for (const [at, name] of modules.entries()) {
    const files = attachments.filter((_, one) => homes[one] === at);
    await dropFiles(wire, row(page, name), [...recordingsOf(at), ...files].map(file));
    for (const recording of recordingsOf(at)) await row(page, recording.replace(/\.\w+$/, '')).waitFor();
    for (const attachment of files) await row(page, attachment).waitFor();
  }

  // Four that the author has already, two for each of two modules.
  for (const [module, found] of [
    ['Дыхание', 'дыхание'],
    ['Сон', 'опора'],
  ] as const) {
    await row(page, module).click();
    const rail = page.getByRole('region', { name: /Выбранное в/ });
    await rail.getByRole('button', { name: /Из\sготовых/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(found);
    await dialog
      .getByRole('list')
      .locator('[aria-busy=false]')
      .or(dialog.getByRole('list'))
      .first()
      .waitFor();
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBeLessThan(12);
    for (const one of [0, 1]) await dialog.getByRole('checkbox').nth(one).check();
    await dialog.getByRole('button', { name: /^Добавить 2/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await expect.poll(async () => (await shown(page)).length).toBe(5 + 12 + 4 + 6);

  // By mouse: a lecture into another module, before what stands there.
  const target = await middle(row(page, 'Видео 3.1'));
  const from = await middle(row(page, 'Видео 1.1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.mouse.move(target.x, target.y - 15, { steps: 8 });
  await page.getByText(/место\s1/).waitFor();
  await page.mouse.up();
  const places = async () => {
    const rows = await shown(page);
    return rows.indexOf('2 Видео 1.1') - rows.indexOf('1 Плечи и шея');
  };
  await expect.poll(places).toBe(1);

  // By keys: a lecture down a place, and a module up; both are told.
  await row(page, 'Видео 5.1').click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByText(/место\s2/).waitFor({ state: 'attached' });
  await row(page, 'Своя неделя').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText(/Модуль на\sместо\s4/).waitFor({ state: 'attached' });

  const before = await shown(page);
  expect(before.filter((one) => one.startsWith('1 '))).toEqual(
    ['Почему так', 'Дыхание', 'Плечи и шея', 'Своя неделя', 'Сон'].map((name) => `1 ${name}`),
  );
  expect(before.indexOf('2 Звук 5.2')).toBeLessThan(before.indexOf('2 Видео 5.1'));

  // What will be saved is told first; pressed again, it is saved.
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/courses\/(?!new)[^/?]+/, { timeout: 40_000 });
  await page
    .getByText(/^Сохранено/)
    .first()
    .waitFor({ timeout: 40_000 });
  await page.getByRole('region', { name: 'Сохранение' }).waitFor({ state: 'hidden' });
  expect(await shown(page)).toEqual(before);

  // Opened anew from the platform alone.
  await page.reload();
  await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual(before);
  const id = /courses\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const answer = await context.request.get(`/api/v1/author/course/${id}`);
  const course: { modules: { lectures: string[]; attachments: unknown[] }[] } = await answer.json();
  expect(course.modules.map(({ lectures }) => lectures.length)).toEqual([2, 5, 3, 2, 4]);
  expect(course.modules.flatMap(({ attachments: own }) => own)).toHaveLength(6);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a new course whose first save is cut and goes on stands at its own address', async () => {
  const { context, page, faults } = await own.open();
  await page.goto('/#/courses/new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Курс со второго раза');
  await saveIsCut(page, 'Первый шаг');
  await goesOn(page, /#\/courses\/(?!new)[^/?]+/, 'Первый шаг');
  expect(await page.getByRole('textbox', { name: 'Название' }).inputValue()).toBe('Курс со второго раза');
  expect(faults).toEqual([]);
  await context.close();
});
