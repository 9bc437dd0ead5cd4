import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demo, signIn } from './browser.ts';
import { readLinks } from './outbox.ts';
import { consoleOfFile } from './consoleOfFile.ts';

/** The other author of the demo. */
const ivan = { email: 'ivan@example.com', password: demo.password };

const password = 'тихий рассвет над рекой';

const here = consoleOfFile();

const links = () => readLinks(here.server.folder).catch(() => []);

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Новый пароль', { exact: true }).fill(password);
  await page.getByLabel('Ещё раз', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
}

test('a forgotten password: by the link of the letter, once, and every session ends', async () => {
  const elsewhere = await here.open();
  await elsewhere.page.goto('/#/lectures');

  // The e-mail that was typed at login is carried over, and lives in memory alone.
  const { context, page, faults } = await here.open({ account: null });
  await page.goto('/#/login');
  await page.getByLabel('Почта').fill(demo.email);
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await page.waitForURL(/#\/forgot-password$/);
  await heading(page, /Забыли пароль/).waitFor();
  await expect.poll(() => page.getByLabel('Почта').inputValue()).toBe(demo.email);
  await page.getByLabel('Почта').press('Enter');
  await heading(page, /Проверьте почту/).waitFor();

  // Back leads to the field, forward to the answer, and a reload begins anew.
  await page.goBack();
  await expect.poll(() => page.getByLabel('Почта').inputValue()).toBe(demo.email);
  await page.goForward();
  await heading(page, /Проверьте почту/).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Почта').inputValue()).toBe('');

  // The link in two tabs; its token is in no address and survives a reload.
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = await links();
  expect(link).toContain(`${here.server.origin}/#/recovery-password?token=`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(link);
    await tab.waitForURL(/#\/recovery-password$/);
    await tab.reload();
    await tab.getByLabel('Новый пароль', { exact: true }).waitFor();
  }
  await setPassword(page);
  await page.getByText('Пароль изменён').waitFor();
  expect(page.url()).toMatch(/#\/login$/);
  await page.goBack();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
  expect(page.url()).not.toContain('token');
  await expect.poll(() => page.getByLabel('Новый пароль', { exact: true }).count()).toBe(0);

  // Once only.
  await setPassword(other);
  await heading(other, /Ссылка больше не\s+действует/).waitFor();
  await other.goto(link);
  await setPassword(other);
  await heading(other, /Ссылка больше не\s+действует/).waitFor();
  await other.getByRole('link', { name: 'Запросить письмо' }).click();
  await heading(other, /Забыли пароль/).waitFor();

  // The session that was open elsewhere is over, and the old password with it.
  await elsewhere.page.reload();
  await elsewhere.page.waitForURL(/#\/login\?back=/);
  await other.goto('/#/login');
  await other.getByLabel('Почта').fill(demo.email);
  await other.getByLabel('Пароль', { exact: true }).fill(demo.password);
  await other.getByRole('button', { name: 'Войти' }).click();
  await other.getByText('Неверная почта или пароль').waitFor();
  await signIn(other, { ...demo, password });
  expect([...faults, ...elsewhere.faults]).toEqual([]);
  await Promise.all([context.close(), elsewhere.context.close()]);
});

test('with the keyboard alone each page outside the console begins in its first field', async () => {
  const { page, faults } = await here.open({ account: null });
  const field = () =>
    page
      .locator(':focus')
      .getAttribute('name', { timeout: 100 })
      .catch(() => null);
  await page.goto('/#/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).press('Enter');
  await page.waitForURL(/#\/forgot-password$/);
  await expect.poll(field).toBe('email');
  await page.keyboard.type(demo.email);
  await page.getByRole('link', { name: 'Вернуться ко входу' }).press('Enter');
  await page.waitForURL(/#\/login$/);
  // The e-mail is there already.
  await expect.poll(field).toBe('password');
  await page.getByRole('link', { name: 'Регистрация' }).press('Enter');
  await page.waitForURL(/#\/register$/);
  await expect.poll(field).toBe('email');
  expect(faults).toEqual([]);
});

test('a signed-in author changes the password from the profile, by the same letter', async () => {
  const { context, page, faults } = await here.open({ account: ivan });
  await page.goto('/#/profile');
  const before = (await links()).length;
  await page.getByRole('button', { name: 'Прислать письмо' }).click();
  await page.getByText(/отправлено на\s+ivan@example\.com/).waitFor();
  await expect.poll(links).toHaveLength(before + 1);
  await page.goto((await links()).at(-1) ?? '');
  await setPassword(page);

  // The session is over here too: login, and not the console, says what happened.
  await page.getByText('Пароль изменён').waitFor();
  expect(page.url()).toMatch(/#\/login$/);
  await expect.poll(() => page.getByLabel('Почта').inputValue()).toBe(ivan.email);
  await signIn(page, { ...ivan, password });
  expect(faults).toEqual([]);
  await context.close();
});

test('after five failures login says when to try again', async () => {
  const { context, page, faults } = await here.open({ account: null });
  await page.goto('/#/login');
  await page.getByLabel('Почта').fill(ivan.email);
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password');
  const enter = async () => {
    const answer = page.waitForResponse('**/api/v1/auth/login');
    await page.getByRole('button', { name: 'Войти' }).click();
    return answer;
  };
  for (let failure = 1; failure <= 5; failure++) expect((await enter()).status()).toBe(401);
  const refused = await enter();
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(13 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  await page.getByText(/Попробуйте после\s\d\d:\d\d/).waitFor();

  // The right password has to wait too, or guessing would go on.
  await page.getByLabel('Пароль', { exact: true }).fill(demo.password);
  expect((await enter()).status()).toBe(429);
  expect(faults).toEqual([]);
  await context.close();
});
