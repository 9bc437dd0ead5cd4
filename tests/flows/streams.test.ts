import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { makeSound, makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();
let files: string;
let visit: Visit;

beforeAll(async () => {
  files = await emptyFolder();
  await makeVideo(path.join(files, 'opora-dubl-3.mp4'), 4, 1);
  await copyFile(path.join(files, 'opora-dubl-3.mp4'), path.join(files, 'opora-kopiya.mp4'));
  await makeVideo(path.join(files, 'opora-zanovo.mp4'), 5, 2);
  await makeSound(path.join(files, 'golos-proba.m4a'), 3);
  visit = await here.open();
});

afterAll(() => removeFolder(files));

test('a recording: uploaded into the library, found as unused, chosen in a lecture, used after a restart', async () => {
  const { page, faults } = visit;
  await page.goto('/#/streams');
  const rows = page.getByRole('table', { name: 'Видеотека' });
  await rows.getByText('Готово').first().waitFor();
  await page.getByLabel('Файлы для видеотеки').setInputFiles(path.join(files, 'opora-dubl-3.mp4'));

  // Found by search and filter once it is processed, and it plays.
  await page.getByRole('searchbox', { name: 'Имя файла' }).fill('opora-dubl');
  const row = rows.getByRole('link', { name: 'opora-dubl-3.mp4' });
  await row.waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Не\sиспользуется/ }).click();
  await row.click();
  const panel = page.getByRole('dialog', { name: /^Запись «opora-dubl-3/ });
  await panel.getByRole('button', { name: 'Воспроизвести' }).click({ timeout: 30_000 });
  await expect
    .poll(() => panel.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await panel.getByText('640×360').waitFor();

  // Chosen in a lecture.
  await page.goto('/#/lectures/new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Опора в\u00A0стопах');
  await page.getByRole('button', { name: /^Выбрать из\sвидеотеки$/ }).click();
  const library = page.getByRole('dialog', { name: 'Видеотека' });
  await library.getByRole('searchbox').fill('opora-dubl');
  await library.getByRole('radio', { name: 'opora-dubl-3.mp4' }).check();
  await library.getByRole('button', { name: 'Выбрать' }).click();
  await page.locator('main video').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/lectures\/(?!new)[^/]+$/);

  // The list says where, after a restart too.
  visit = await here.restart();
  const again = visit.page;
  await again.goto('/#/streams?search=opora-dubl');
  await again.getByRole('link', { name: 'opora-dubl-3.mp4' }).click();
  const used = again.getByRole('dialog', { name: /^Запись «opora-dubl-3/ });
  await used.getByRole('link', { name: 'Опора в\u00A0стопах' }).click();
  await again.waitForURL(/#\/lectures\/[^/]+$/);

  // A list that cannot be read says so, and can be asked for again.
  await again.route('**/stream/list', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await again.goto('/#/streams?sort=largest');
  await again.getByRole('heading', { name: /Список не\sоткрылся/ }).waitFor({ timeout: 20_000 });
  await again.unroute('**/stream/list');
  await again.getByRole('button', { name: 'Повторить' }).click();
  await again.getByRole('table', { name: 'Видеотека' }).getByText('Готово').first().waitFor();
  expect([...faults, ...visit.faults]).toEqual([]);
});

/** How many records of recordings a browser keeps. */
const keptFaces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kabinet');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('values').objectStore('values').getAllKeys();
          asking.addEventListener('success', () => {
            opening.result.close();
            resolve(asking.result.filter((key) => String(key).startsWith('face/')).length);
          });
        });
      }),
  );

test('faces of recordings are made once, a recording is replaced everywhere, and nothing of it is left behind', async () => {
  const { page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/streams?search=opora-dubl');
  const chosen = ['opora-kopiya.mp4', 'golos-proba.m4a'].map((name) => path.join(files, name));
  const rows = page.getByRole('table', { name: 'Видеотека' });
  await rows.getByRole('link', { name: 'opora-dubl-3.mp4' }).waitFor();
  await page.getByLabel('Файлы для видеотеки').setInputFiles(chosen);
  await rows.locator('[data-face="frames"] [data-frame]').waitFor({ timeout: 30_000 });

  // A sound is a wave; another visit asks for neither again.
  await page.getByRole('searchbox', { name: 'Имя файла' }).fill('golos-proba');
  await rows.locator('[data-face="wave"]').waitFor({ timeout: 30_000 });
  await expect.poll(() => keptFaces(page)).toBeGreaterThan(1);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/media') && asked.push(request.url())));
  await page.reload();
  await rows.locator('[data-face="wave"]').waitFor();
  expect(asked).toEqual([]);

  // The two files are one by their content: the copy takes the place of the used one.
  await page.getByRole('button', { name: /^Место и\sповторы$/ }).click();
  const space = page.getByRole('dialog', { name: /^Место и\sповторы$/ });
  await space
    .getByRole('region', { name: /^Одно и\sто\sже/ })
    .getByText('opora-kopiya.mp4')
    .waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.goto('/#/streams?search=opora-dubl');
  await rows.getByRole('link', { name: 'opora-dubl-3.mp4' }).click();
  const panel = page.getByRole('dialog', { name: /^Запись «opora-dubl-3/ });
  await panel.getByText(/^−?\d+(,\d)?\sLUFS/).waitFor({ timeout: 30_000 });
  await panel.getByText(/^10\sкадр\/с$/).waitFor();
  await panel.getByRole('button', { name: 'Заменить везде…' }).click();
  const replacing = page.getByRole('dialog', { name: 'Заменить запись' });
  await replacing.getByText('Опора в\u00A0стопах').waitFor();
  await replacing.getByRole('searchbox').fill('opora-kopiya');
  await replacing.getByRole('radio', { name: 'opora-kopiya.mp4' }).check();
  await replacing.getByRole('button', { name: /^Заменить в\s1/ }).click();
  await replacing.getByText(/^Запись заменена в\s1\sматериале$/).waitFor();
  await replacing.getByRole('button', { name: 'Закрыть' }).last().click();
  await panel.getByText('Пока нигде.').waitFor();

  // A file from the device takes the place of that one in its turn, though the dialog is closed and the author elsewhere.
  await page.goto('/#/streams?search=opora-kopiya');
  await rows.getByRole('link', { name: 'opora-kopiya.mp4' }).click();
  const other = page.getByRole('dialog', { name: /^Запись «opora-kopiya/ });
  await other.getByRole('button', { name: 'Заменить везде…' }).click();
  // To whoever still looks at the dialog it is told there: the file is on its way until then.
  const left = Promise.withResolvers<void>();
  await page.route('**/upload/session/*/part', async (route) => {
    await left.promise;
    await route.continue();
  });
  await replacing.locator('input[type="file"]').setInputFiles(path.join(files, 'opora-zanovo.mp4'));
  await replacing.getByText(/^Запись заменится сама/).waitFor();
  await replacing.getByRole('button', { name: 'Закрыть' }).last().click();
  await replacing.waitFor({ state: 'hidden' });
  await page.goto('/#/tags');
  left.resolve();
  await page.getByText(/^Запись заменена в\s1\sматериале$/).waitFor({ timeout: 30_000 });

  // The author leaves: no frame stays on the device.
  await page.getByRole('button', { name: 'Меню автора' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.waitForURL(/#\/login/);
  await expect.poll(() => keptFaces(page)).toBe(0);
  expect(faults).toEqual([]);
});
