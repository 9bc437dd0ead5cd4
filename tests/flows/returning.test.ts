import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { consoleIsKept, keptRows, rowsAreKept } from './kept.ts';

// An author who comes back: at once, and without a network.

const here = consoleOfFile();

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('link') });
const seenWhen = (page: Page) => page.getByText(/^Показано, как было сегодня, \d\d:\d\d$/);
const nonceOf = (page: Page) => page.evaluate(() => document.querySelector('script')?.nonce);

const saveFailed = (page: Page) => page.getByText(/^Не\sсохранил/).first();

const goTo = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** Opens an address as a page that begins anew. */
async function begin(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
}

test('without a network a reload opens what was seen, says when that was, and reads it anew by itself', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/');
  await page.getByRole('heading', { name: 'Требует внимания' }).waitFor();
  await consoleIsKept(page);
  await goTo(page, '#/lectures');
  // Until then home stands there, whose rows are others.
  await title(page).filter({ hasText: 'Лекции' }).waitFor();
  await cards(page).first().waitFor();
  const [lecture = ''] = (await cards(page).first().innerText())
    .split('\n')
    .filter((line) => /[а-я]/.test(line));
  await goTo(page, '#/purchases');
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await goTo(page, '#/courses');
  const course = page.locator('main a[href^="#/courses/course-"]').first();
  const address = (await course.getAttribute('href')) ?? '';
  await goTo(page, address);
  const name = page.getByRole('textbox', { name: 'Название курса' });
  await expect.poll(() => name.inputValue()).toMatch(/./);
  const courseName = await name.inputValue();
  await rowsAreKept(page, 'course', 'item');
  await rowsAreKept(page, 'lecture', 'list');
  await rowsAreKept(page, 'purchase', 'series');

  await context.setOffline(true);
  await begin(page, '#/lectures');
  await cards(page).filter({ hasText: lecture }).waitFor();
  await seenWhen(page).waitFor();
  const nonce = await nonceOf(page);
  await begin(page, '#/');
  await page.getByText('Доход за 30 дней').waitFor();
  await seenWhen(page).waitFor();
  expect(await nonceOf(page)).not.toBe(nonce);
  await begin(page, address);
  await expect.poll(() => name.inputValue()).toBe(courseName);

  // Of clients nothing is kept, and quizzes were not seen: both say so, and can be asked for again.
  for (const hash of ['#/purchases', '#/quizzes']) {
    await begin(page, hash);
    const told = page.getByRole('alert').filter({ hasText: 'Нет сети' });
    await told.getByRole('button', { name: 'Повторить' }).click();
    await told.waitFor();
  }
  expect(await seenWhen(page).count()).toBe(0);
  await context.setOffline(false);
  await cards(page).first().or(page.getByRole('main').getByRole('row').nth(1)).waitFor();
  expect(await page.getByText(/^Нет сети/).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('what is edited after such a reload waits on the device, and is saved once there is a network', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/lectures/lecture-opora');
  const name = page.getByRole('textbox', { name: 'Название лекции' });
  await expect.poll(() => name.inputValue()).toMatch(/./);
  await consoleIsKept(page);
  await rowsAreKept(page, 'lecture', 'item');

  await context.setOffline(true);
  await page.reload();
  await name.fill('Опора без сети');
  await page.keyboard.press('Control+s');
  await saveFailed(page).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect.poll(() => name.inputValue()).toBe('Опора без сети');

  await context.setOffline(false);
  await page.keyboard.press('Control+s');
  await page
    .getByText(/^Сохранено/)
    .first()
    .waitFor();
  const saved = await context.request.get('/api/v1/author/lecture/lecture-opora');
  expect(await saved.json()).toMatchObject({ name: 'Опора без сети' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a logout leaves nothing that was seen, and the console opens without a network all the same', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/lectures');
  await cards(page).first().waitFor();
  await consoleIsKept(page);
  await rowsAreKept(page, 'lecture', 'list');
  await page.getByRole('button', { name: 'Меню автора' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await expect.poll(() => keptRows(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('kabinet.seen'))).toBeNull();

  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto('/#/lectures');
  await page.getByRole('heading', { level: 1, name: 'Нет сети' }).waitFor();
  expect(await title(page).count()).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
