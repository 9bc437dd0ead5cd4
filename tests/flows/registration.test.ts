import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { makePicture } from './media.ts';
import { codeOf, readOutbox } from './outbox.ts';
import { emptyFolder, removeFolder } from './server.ts';

const email = 'anna@example.com';
const password = 'тихий рассвет над рекой';
const bio = 'Двенадцать лет учу замечать тело через дыхание.';

const here = consoleOfFile({ scenario: 'empty' });
let files: string;
let visit: Visit;

const photo = () => path.join(files, 'anna.jpg');

beforeAll(async () => {
  files = await emptyFolder();
  await makePicture(photo(), 1600, 1200);
  visit = await here.open({ account: null });
});

afterAll(() => removeFolder(files));

const mail = (page: Page) => page.getByLabel('Почта');
const code = (page: Page) => page.getByLabel('Код из письма');
const passwordField = (page: Page) => page.getByLabel('Пароль', { exact: true });
const firstName = (page: Page) => page.getByLabel('Имя');
const hashIs = (page: Page, hash: string) => page.waitForURL((url) => url.hash === hash);

/** All that the page has written down where a reload finds it. */
const written = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('from an empty platform to a console of one’s own, through Back, reloads, deep links and two tabs', async () => {
  const { context, page, faults } = visit;

  // Step two without step one.
  await page.goto('/#/register-step-two');
  await mail(page).waitFor();
  await hashIs(page, '#/register');

  // The e-mail, by keys; then Back, Forward, and a reload.
  await mail(page).focus();
  await page.keyboard.type(`${email}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => code(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => mail(page).inputValue()).toBe(email);
  await page.goForward();
  await code(page).waitFor();
  await page.reload();
  await code(page).waitFor();
  await page.getByText(/Отправить ещё раз через\s0:\d\d/).waitFor();

  // A second tab knows the letter that is on its way, and sends no other.
  const second = await context.newPage();
  second.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
  await second.goto('/#/register');
  await expect.poll(() => mail(second).inputValue()).toBe(email);
  await mail(second).press('Enter');
  await code(second).waitFor();
  const letters = await readOutbox(here.server.folder);
  expect(letters).toHaveLength(1);

  // A wrong code, then the right one: the password opens in both tabs.
  const right = codeOf(letters[0]);
  const wrong = right === '000000' ? '000001' : '000000';
  await code(page).focus();
  await page.keyboard.type(wrong);
  await page.getByText(/Код не\sподошёл/).waitFor();
  await code(page).fill(right);
  await page.getByText('Код подошёл').waitFor();
  await second.getByText('Код подошёл').waitFor();
  await expect
    .poll(() => passwordField(page).evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type(password);
  await page.getByText('Надёжный').waitFor();
  await page.keyboard.press('Enter');
  await firstName(page).waitFor();

  // Back and Forward between the steps: the password is there still.
  await page.goBack();
  await expect.poll(() => passwordField(page).inputValue()).toBe(password);
  await page.goForward();
  await firstName(page).waitFor();
  await expect.poll(() => passwordField(page).count()).toBe(0);

  // A reload keeps all but the password.
  await firstName(page).fill('Анна');
  await page.getByLabel('Фамилия').fill('Лебедева');
  await page.getByLabel('Специализация').fill('Телесные практики');
  await page.getByLabel('О себе').fill(bio);
  await page.getByLabel('Файл фото').setInputFiles(photo());
  const zoom = page.getByRole('slider', { name: 'Масштаб' });
  await zoom.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await page.getByText(/^120\s%$/).waitFor();
  expect(await written(page)).not.toContain(password);
  await page.reload();
  await page.getByText('Введите пароль ещё раз').waitFor();
  await expect.poll(() => firstName(page).inputValue()).toBe('Анна');
  await expect.poll(() => page.getByLabel('О себе').inputValue()).toBe(bio);
  await page.getByText(/^120\s%$/).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Страна' }).inputValue()).toBe('Россия');

  // A deep link to step two in the other tab finds the same draft, without the password.
  await second.goto('/#/register-step-two');
  await expect.poll(() => firstName(second).inputValue()).toBe('Анна');
  await expect.poll(() => passwordField(second).inputValue()).toBe('');

  // The account is open; the other tab follows, and Back leads nowhere else.
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
  await hashIs(page, '#/');
  await page.getByRole('heading', { level: 1, name: /Анна/ }).waitFor();
  await hashIs(second, '#/');
  await page.goBack();
  await hashIs(page, '#/');
  for (const kept of [email, 'Анна', 'data:image', password])
    await expect.poll(() => written(page)).not.toContain(kept);

  // The platform has the name and the avatar, a square.
  const read = async () => (await context.request.get('/api/v1/author/profile')).json();
  await expect.poll(async () => (await read()).avatarId, { timeout: 10_000 }).toEqual(expect.any(String));
  const profile = await read();
  expect(profile).toMatchObject({
    email,
    firstName: 'Анна',
    lastName: 'Лебедева',
    headline: 'Телесные практики',
    bio,
    country: 'RU',
    timezone: 'Europe/Moscow',
  });
  const avatar = page.locator(`img[src*="${profile.avatarId}"]`).first();
  await avatar.waitFor();
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([640, 640]);

  expect(faults).toEqual([]);
});
