import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demo, signIn } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { chooseInMenu, goTo } from './keys.ts';

const here = consoleOfFile();

const profile = async (page: Page): Promise<Record<string, unknown>> =>
  (await page.request.get('/api/v1/author/profile')).json();

const told = (page: Page) => page.getByText('Данные пользователя обновлены').waitFor();

test('with the keyboard alone: from login to a changed profile to sign-out', async () => {
  const { context, page, faults } = await here.open({ account: null });
  await page.goto('/#/login');
  await page.getByLabel('Почта').waitFor();
  await goTo(page, /^Почта/);
  await page.keyboard.type(demo.email);
  await goTo(page, /^Пароль/);
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/$/);

  // The author's menu, and the first of its rows.
  await page.getByRole('button', { name: 'Меню автора' }).waitFor();
  await goTo(page, /^Меню автора/);
  await chooseInMenu(page, /^Профиль/);
  await page.waitForURL(/#\/profile$/);

  await page.getByLabel('Специализация').waitFor();
  await goTo(page, /^Специализация/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Дыхание и голос');
  await goTo(page, /^Сайт/);
  await page.keyboard.type('vetrova.ru');
  await page.keyboard.press('Control+s');
  await told(page);
  expect(await profile(page)).toMatchObject({ headline: 'Дыхание и голос', site: 'https://vetrova.ru' });

  await goTo(page, /^Меню автора/, 'Shift+Tab');
  await chooseInMenu(page, /^Выйти/);
  await page.waitForURL(/#\/login/);
  expect((await page.request.get('/api/v1/author/profile')).status()).toBe(401);
  expect(faults).toEqual([]);
  await context.close();
});

test('a 401 in the middle of an edit loses nothing', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/profile');
  const bio = page.getByLabel('О\u00A0себе', { exact: true });
  const headline = page.getByLabel('Специализация');
  await headline.fill('Голос');
  await bio.fill('Первая половина.');

  // The session ends on the platform alone, as the save comes: no other call of the page may learn of it before.
  const saves = '**/api/v1/author/profile';
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const left = await page.request.post('/api/v1/auth/logout', { headers: { Origin: here.server.origin } });
    expect(left.ok()).toBe(true);
    return route.continue();
  });
  await bio.press('End');
  await page.keyboard.type(' И вторая.');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/login\?back=%2Fprofile/);
  await page.getByText('Правки на\u00A0месте').waitFor();

  // The same screen, the same field, the whole draft; one press saves it.
  await page.unroute(saves);
  await signIn(page);
  await page.waitForURL(/#\/profile$/);
  await expect.poll(() => bio.inputValue()).toBe('Первая половина. И вторая.');
  await expect.poll(() => headline.inputValue()).toBe('Голос');
  await expect.poll(() => bio.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+s');
  await told(page);
  expect(await profile(page)).toMatchObject({ headline: 'Голос', bio: 'Первая половина. И вторая.' });
  expect(faults).toEqual([]);
  await context.close();
});
