import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeVideo } from '../flows/media.ts';
import { descriptionOf, descriptionText, signIn, type Visit } from '../flows/browser.ts';
import { consoleOfFile } from '../flows/consoleOfFile.ts';
import { emptyFolder, removeFolder } from '../flows/server.ts';

const here = consoleOfFile();
let files: string;
let visit: Visit;

beforeAll(async () => {
  files = await emptyFolder();
});

afterAll(() => removeFolder(files));

beforeEach(async () => {
  visit = await here.open();
  await visit.page.goto('/#/lectures/lecture-golos');
  await visit.page.getByRole('textbox', { name: 'Описание' }).waitFor();
});

afterEach(async () => {
  await visit.context.close();
  if (visit.faults.length > 0) throw new Error(visit.faults.join('\n'));
});

test('a save that fails is told, keeps what was typed, and goes through when pressed again', async () => {
  const { page } = visit;
  const title = page.getByRole('textbox', { name: 'Название' });
  await title.fill('Голос после обрыва');
  await page.route('**/api/v1/author/lecture/lecture-golos', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'the disk is full' } })
      : route.continue(),
  );
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').filter({ hasText: 'Не удалось обновить лекцию' }).waitFor();
  await expect.poll(() => title.inputValue()).toBe('Голос после обрыва');

  await page.unroute('**/api/v1/author/lecture/lecture-golos');
  await page.keyboard.press('Control+s');
  await page
    .getByText(/^Сохранено/)
    .first()
    .waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Голос после обрыва');
});

test('edits survive a reload and are offered back', async () => {
  const { page } = visit;
  await descriptionOf(page).fill('Написано вечером, до\u00A0отбоя. '.repeat(8));
  await page.reload();
  await page.getByText(/Есть несохранённая версия/).waitFor();
  expect(await descriptionText(page)).not.toContain('Написано вечером');
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect.poll(() => descriptionText(page)).toContain('Написано вечером');
  await page.keyboard.press('Control+s');
  await page.getByText('Не сохранено').first().waitFor({ state: 'hidden' });
});

test('a session that ends in the middle of work brings the author back to it, with the edits in place', async () => {
  const { page, context } = visit;
  const title = page.getByRole('textbox', { name: 'Название' });
  await title.fill('Голос до утра');
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/login\?back=/);
  await page.getByText('Правки на\u00A0месте').waitFor();
  await signIn(page);
  await page.waitForURL(/#\/lectures\/lecture-golos$/);
  await expect.poll(() => title.inputValue()).toBe('Голос до утра');
  await page.keyboard.press('Control+s');
  await page.getByText('Не сохранено').first().waitFor({ state: 'hidden' });
});

test('parts that the wire loses are sent again, and the video arrives whole', async () => {
  const { page } = visit;
  const video = path.join(files, 'lost.mp4');
  await makeVideo(video, 4, 6);
  await page.goto('/#/lectures/new');
  await page.getByRole('textbox', { name: 'Название' }).waitFor();
  let lost = 0;
  await page.route('**/part', (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    return lost === 1
      ? route.abort('connectionreset')
      : route.fulfill({ status: 503, json: { error: 'busy' } });
  });
  await page.locator('main input[type="file"]').first().setInputFiles(video);
  await page.locator('main video').waitFor({ timeout: 60_000 });
  expect(lost).toBe(2);
});

test('a file that is no media is refused beside its field, before anything is sent', async () => {
  const { page } = visit;
  const fake = path.join(files, 'not-a-video.mp4');
  await writeFile(fake, randomBytes(200_000));
  await page.goto('/#/lectures/new');
  await page.getByRole('textbox', { name: 'Название' }).waitFor();
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('/upload/session') ? 1 : 0));
  await page.locator('main input[type="file"]').first().setInputFiles(fake);
  await page
    .getByText(/Это не\s+видео и\s+не\s+аудио/)
    .first()
    .waitFor();
  expect(sent).toBe(0);
});
