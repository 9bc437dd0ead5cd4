import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { countDifferent } from '../visual/pixels.ts';
import { enter, type Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { storeConsoleNow, storedRows, rowsAreStored } from './storedOnDevice.ts';

// An author who comes back: at once, and without a network.

const here = consoleOfFile();

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('link') });
const seenWhen = (page: Page) => page.getByText(/^Показано, как было сегодня, \d\d:\d\d$/);
const nonceOf = (page: Page) => page.evaluate(() => document.querySelector('script')?.nonce);

const saveFailed = (page: Page) => page.getByText(/^Не\sсохранил/).first();

const goTo = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** Waits until this screen stands still, and the console would keep how it looks if it were left now. */
const isAtRest = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.images].every(({ complete }) => complete);
    if (!shown || document.querySelector('#root main [aria-busy=true]') !== null) return false;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return localStorage.getItem(`kabinet.snapshot:${location.hash}`) !== null;
  });

/** Opens an address as a page that begins anew. */
async function begin(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
}

let keeping: Visit | null = null;

/**
 * A signed-in browser that has all of the console, on a blank page. The tests of what is kept share one: half a thousand files come
 * to it once.
 */
async function keepingBrowser(): Promise<Visit> {
  if (keeping === null) {
    keeping = await here.open();
    await keeping.page.goto('/#/');
    await keeping.page.getByRole('heading', { name: 'Требует внимания' }).waitFor();
    await storeConsoleNow(keeping.page);
  }
  const { context, page } = keeping;
  await context.setOffline(false);
  await enter(context);
  await page.goto('about:blank');
  return keeping;
}

test('without a network a reload opens what was seen, says when that was, and reads it anew by itself', async () => {
  const { context, page, faults } = await keepingBrowser();
  await page.goto('/#/');
  await page.getByRole('heading', { name: 'Требует внимания' }).waitFor();
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
  await rowsAreStored(page, 'course', 'item', address.replace('#/courses/', ''));
  // Home keeps a list of lectures as well, of those changed last.
  await rowsAreStored(page, 'lecture', 'list', '-createdAt');
  await rowsAreStored(page, 'purchase', 'series');

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
});

test('what is edited after such a reload waits on the device, and is saved once there is a network', async () => {
  const { context, page, faults } = await keepingBrowser();
  await page.goto('/#/lectures/lecture-opora');
  const name = page.getByRole('textbox', { name: 'Название лекции' });
  await expect.poll(() => name.inputValue()).toMatch(/./);
  await rowsAreStored(page, 'lecture', 'item', 'lecture-opora');
  // The form holds its price too, which comes after it.
  await rowsAreStored(page, 'publication', 'item', 'publication-opora');

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
});

test('until its code has come a screen stands as it was left, but for clients, and then gives way', async () => {
  const { context, page, faults } = await here.open();
  let isHeld = false;
  const held: (() => void)[] = [];
  await context.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  // Round corners are drawn otherwise over a picture that the browser has seen before: pictures are left out of what is compared.
  await context.route(
    (url) => url.pathname.includes('/image/'),
    (route) => route.abort(),
  );
  const picture = () => page.screenshot({ caret: 'hide' });
  const snapshot = page.locator('html > div[inert]');
  const reloadWithoutCode = async () => {
    isHeld = true;
    await page.reload({ waitUntil: 'commit' });
    await snapshot.waitFor({ state: 'attached' });
  };
  const letCodeCome = async () => {
    isHeld = false;
    for (const go of held.splice(0)) go();
    await snapshot.waitFor({ state: 'detached' });
  };

  await page.goto('/#/lectures');
  await cards(page).first().waitFor();
  // What waits for the author is counted last.
  await page.getByRole('link', { name: /^Заявки\D*\d/ }).waitFor();
  await isAtRest(page);
  const before = await picture();
  await reloadWithoutCode();
  await expect.poll(async () => countDifferent(before, await picture())).toBe(0);
  expect(await cards(page).count()).toBe(0);
  await letCodeCome();
  await cards(page).first().waitFor();

  // Of home what clients stand in is left out, of their own sections everything but the frame.
  for (const hash of ['#/', '#/requests']) {
    await begin(page, hash);
    await page.getByText('Ольга Климова').first().waitFor();
    await isAtRest(page);
    await reloadWithoutCode();
    const kept = await page.evaluate((of) => localStorage.getItem(`kabinet.snapshot:${of}`), hash);
    expect(kept).toContain('Планировщик');
    expect(kept).not.toContain('Климова');
    await letCodeCome();
  }

  // It goes with the session, at once.
  await page.getByRole('button', { name: 'Меню автора' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('snapshot')));
  expect(left).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a logout leaves nothing that was seen, and the console opens without a network all the same', async () => {
  const { context, page, faults } = await keepingBrowser();
  await page.goto('/#/lectures');
  await cards(page).first().waitFor();
  await rowsAreStored(page, 'lecture', 'list');
  const noted = (name: string) => page.evaluate((name) => localStorage.getItem(name), name);
  expect(await noted('kabinet.here')).toBe('Europe/Moscow');
  await page.getByRole('button', { name: 'Меню автора' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await expect.poll(() => storedRows(page)).toEqual([]);
  expect(await noted('kabinet.seen')).toBeNull();
  expect(await noted('kabinet.here')).toBeNull();

  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto('/#/lectures');
  await page.getByRole('heading', { level: 1, name: 'Нет сети' }).waitFor();
  expect(await title(page).count()).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  expect(faults).toEqual([]);
});
