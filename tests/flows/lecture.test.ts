import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionOf, descriptionText, signIn, type Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { makePicture, makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const name = 'Голос и\u00A0диафрагма';
const description =
  'Разбираем, почему в\u00A0тревоге голос становится выше, а\u00A0вдох короче, и\u00A0как\u00A0вернуть диафрагме её\u00A0обычный\u00A0ход. ' +
  'Десять минут теории с\u00A0простой схемой, затем три упражнения сидя. Понадобятся стул и\u00A0тихое место, больше ничего.';

const here = consoleOfFile({ env: { MODERATION_DELAY_MS: '500' } });
let files: string;
let visit: Visit;

const video = () => path.join(files, 'golos.mp4');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  files = await emptyFolder();
  await makeVideo(video(), 60, 24);
  await makePicture(path.join(files, 'cover.jpg'), 1920, 1400);
  visit = await here.open({ account: null });
});

afterAll(() => removeFolder(files));

/** Collects every value that the media's progress bar shows, in the page. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const values: number[] = [];
    const look = () => {
      const bar = document.querySelector('main [role="progressbar"][aria-valuenow]');
      const value = Number(bar?.getAttribute('aria-valuenow') ?? Number.NaN);
      if (!Number.isNaN(value) && values.at(-1) !== value) values.push(value);
      requestAnimationFrame(look);
    };
    look();
    return values;
  });
  return () => seen.jsonValue();
}

test('from login to a published lecture, and all of it there after a restart', async () => {
  const { page, faults } = visit;

  // A deep link asks to log in, and login leads back to it.
  await page.goto('/#/lectures/new');
  await page.waitForURL(/#\/login\?back=/);
  await signIn(page);
  await page.waitForURL(/#\/lectures\/new$/);

  // A real file of five parts over a good line of 8 MB/s (on loopback it would be there at once), while the form is filled.
  const wire = await visit.context.newCDPSession(page);
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 5,
    downloadThroughput: -1,
    uploadThroughput: 8_000_000,
  });
  const progress = await watchProgress(page);
  await page.locator('main input[type="file"]').first().setInputFiles(video());
  // The file suggests a title once it has been read; the author has another.
  const title = page.getByRole('textbox', { name: 'Название' });
  await expect.poll(() => title.inputValue()).toBe('Golos');
  await title.fill(name.replaceAll('\u00A0', ' '));
  await descriptionOf(page).fill(description);
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Что понадобится');
  const player = page.locator('main video');
  await player.waitFor({ timeout: 60_000 });
  const steps = await progress();
  expect(steps.length).toBeGreaterThan(10);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));

  // Saved, it has an address of its own.
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/lectures\/(?!new)[^/]+$/);
  await page
    .getByText(/Сохранено/)
    .first()
    .waitFor();

  // It plays, and seeks.
  await page.getByRole('button', { name: 'Воспроизвести' }).click();
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);
  await player.evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 42;
  });
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => !element.seeking && element.currentTime))
    .toBe(42);
  expect(await player.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(60);
  expect(await player.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);

  // A cover, cropped.
  await page.getByLabel('Файл обложки').setInputFiles(path.join(files, 'cover.jpg'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('img', { name: /Обложка/ }).waitFor();

  // What was typed with plain spaces is set right.
  await page.getByRole('button', { name: /^Ещё действия/ }).click();
  await page.getByRole('menuitem', { name: 'Типографика…' }).click();
  await dialog.getByRole('button', { name: /^Исправить\s1$/ }).click();
  await expect.poll(() => title.inputValue()).toBe(name);

  // A price, saved.
  await page.getByRole('textbox', { name: 'Цена' }).fill('1490');
  await page.keyboard.press('Control+s');
  await page.getByText('Не сохранено').first().waitFor({ state: 'hidden' });

  // Review, and out into the catalogue.
  await page.getByRole('button', { name: 'На проверку' }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Снять с\u00A0публикации' }).waitFor();
  const address = page.url();

  // The list agrees.
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Лекции' }).click();
  await page.waitForURL(/#\/lectures(?:\?|$)/);
  const card = page.getByRole('listitem').filter({ hasText: 'Голос и\u00A0диафрагма' }).first();
  await card.getByText('Опубликована').waitFor();
  await page.goBack();
  await page.waitForURL(address);

  // A restart loses nothing.
  visit = await here.restart({ account: null });
  const again = visit.page;
  await again.goto(`/${new URL(address).hash}`);
  await signIn(again);
  await again.waitForURL((url) => url.hash === new URL(address).hash);
  await expect.poll(() => again.getByRole('textbox', { name: 'Название' }).inputValue()).toBe(name);
  await descriptionOf(again).getByRole('heading', { name: 'Что понадобится' }).waitFor();
  expect(await descriptionText(again)).toContain(description);
  await expect.poll(() => again.getByRole('textbox', { name: 'Цена' }).inputValue()).toBe('1\u00A0490');
  await again.getByRole('button', { name: 'Снять с\u00A0публикации' }).waitFor();
  await again.getByRole('img', { name: /Обложка/ }).waitFor();

  // The video, byte for byte.
  const source = await again.locator('main video').getAttribute('src');
  const answer = await visit.context.request.get(source ?? '');
  expect(sha256(await answer.body())).toBe(sha256(await readFile(video())));

  expect([...faults, ...visit.faults]).toEqual([]);
});
