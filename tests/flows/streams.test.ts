import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();
let files: string;
let visit: Visit;

beforeAll(async () => {
  files = await emptyFolder();
  await makeVideo(path.join(files, 'opora-dubl-3.mp4'), 4, 1);
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
