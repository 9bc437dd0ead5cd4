import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { holdParts } from './heldParts.ts';
import { makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();
const names = ['Урок 1.mp4', 'Урок 2.mp4', 'Урок 3.mp4'];
let files: string;

const fileAt = (name: string) => path.join(files, name);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  files = await emptyFolder();
  await Promise.all(names.map((name, index) => makeVideo(fileAt(name), 6 + index, 6)));
});

afterAll(() => removeFolder(files));

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Загрузки' }).getByRole('listitem').filter({ hasText: name });

/** Lets go of a real file over the middle of the window, as a desktop does, once the window says that it takes files. */
async function dropOnWindow(page: Page, name: string) {
  const carried = await page.evaluateHandle(
    ([base64 = '', fileName = '']) => {
      const body = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([body], fileName, { type: 'video/mp4' }));
      return carried;
    },
    [(await readFile(fileAt(name))).toString('base64'), name],
  );
  const step = (type: string) =>
    carried.evaluate((dataTransfer, kind) => {
      const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector('main')?.dispatchEvent(event);
    }, type);
  await expect
    .poll(async () => {
      await step('dragover');
      return page.getByText(/^Отпустите, и/).count();
    })
    .toBe(1);
  await step('drop');
}

test('several files at once: paused, resumed, left alone, and all of them arrive byte for byte', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/uploads');
  const { letGo } = await holdParts(page, names, true);
  await page.locator('main input[type="file"]').first().setInputFiles(names.map(fileAt));
  await row(page, 'Урок 3.mp4').waitFor();

  // The menu, the bar and the tab tell of them.
  await page.getByRole('link', { name: /^Загрузки 3/ }).waitFor();
  await page.getByRole('button', { name: /^Загрузки: 3/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\d+\s% — Загрузки — /);

  // One is paused, and stays where it is while the others go on.
  await row(page, 'Урок 2.mp4')
    .getByRole('button', { name: /^Приостановить/ })
    .click();
  await row(page, 'Урок 2.mp4')
    .getByText(/^На\sпаузе/)
    .waitFor();

  // The author leaves; the panel tells of them on another screen.
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Лекции' }).click();
  await page.waitForURL(/#\/lectures$/);
  const panel = page.getByRole('region', { name: /^Загрузки \d/ });
  await panel.getByText('Урок 1.mp4').waitFor();
  await panel.getByRole('button', { name: 'Продолжить «Урок 2.mp4»' }).click();
  await panel.getByRole('link', { name: 'Все загрузки' }).click();
  for (const name of names) await letGo(name);

  // All of them end in the library.
  for (const name of names) {
    const link = row(page, name).getByRole('link', { name: 'Видеотека' });
    await expect.poll(() => link.getAttribute('href'), { timeout: 30_000 }).toMatch(/open=.+$/);
    const id = /open=(.+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    const ask = () => context.request.get(`/api/v1/author/stream/${id}/link`);
    await expect.poll(async () => (await ask()).status()).toBe(200);
    const answer = await ask();
    const { link: address } = (await answer.json()) as { link: string };
    const stream = await context.request.get(address);
    expect(sha256(await stream.body())).toBe(sha256(await readFile(fileAt(name))));
  }
  await expect.poll(() => page.title()).toMatch(/^Загрузки — /);
  expect(faults).toEqual([]);
  await context.close();
});

test('where nothing but a finger points, an author is asked to choose files, not to drag them', async () => {
  const context = await here.browser.newContext({
    baseURL: here.server.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await enter(context);
  const page = await context.newPage();
  await page.goto('/#/uploads');
  await page.getByText('Выберите видео или звук').waitFor();
  await page.goto('/#/lectures/new');
  await page.getByText('Выберите видео или звук').waitFor();
  expect(await page.getByText(/перетащите/i).count()).toBe(0);
  await context.close();
});

test('a file that is dropped on the window becomes a lecture', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/lectures');
  await page.locator('main li img').first().waitFor();
  await dropOnWindow(page, 'Урок 1.mp4');
  await page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: /^Загрузки/ })
    .click();
  await page.waitForURL(/#\/uploads$/);
  await row(page, 'Урок 1.mp4')
    .getByRole('button', { name: /^Создать лекцию/ })
    .click();
  await page.waitForURL(/#\/lectures\/(?!new)[^/]+$/);
  await expect.poll(() => page.getByRole('textbox', { name: 'Название' }).inputValue()).toBe('Урок 1');
  await page.locator('main video').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
