import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { browserOfWorker, openPage, signIn } from './browser.ts';
import { emptyFolder, removeFolder, startServer } from './server.ts';

test('npm start fills an empty folder, lets in the author that it names, and ends cleanly', async () => {
  const folder = await emptyFolder();
  onTestFinished(() => removeFolder(folder));
  const server = await startServer(folder);
  onTestFinished(async () => void (await server.stop()));
  const { context, page, faults } = await openPage(await browserOfWorker(), server.origin);
  onTestFinished(() => context.close());
  const [, email = '', password = ''] = /^Вход: (\S+) \/ (\S+)$/m.exec(server.printed()) ?? [];
  await page.goto('/#/lectures');
  await signIn(page, { email, password });
  await page.waitForURL(/#\/lectures$/);
  await page.locator('main li img').first().waitFor();
  expect(faults).toEqual([]);
  expect(await server.stop()).toBe(0);
});

test('npm start with an empty folder tells a link, and by it the first author opens the console, without a letter', async () => {
  const folder = await emptyFolder();
  onTestFinished(() => removeFolder(folder));
  const server = await startServer(folder, { args: ['--empty'] });
  onTestFinished(async () => void (await server.stop()));
  const { context, page, faults } = await openPage(await browserOfWorker(), server.origin);
  onTestFinished(() => context.close());
  const [, link = ''] = /^Первый автор: (\S+) \(.+\)$/m.exec(server.printed()) ?? [];

  await page.goto(link);
  await page.waitForURL(/#\/register$/);
  await page.reload();
  await page.getByLabel('Почта').fill('anna@example.com');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('heading', { level: 1, name: 'Придумаем пароль' }).waitFor();
  await page.getByLabel('Пароль', { exact: true }).fill('тихий рассвет над рекой');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/register-step-two$/);
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Фамилия').fill('Лебедева');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Анна/ }).waitFor();
  expect(await readdir(folder)).not.toContain('outbox');

  // Used once: to another browser it is a registration by letter, and no start tells of one any more.
  const other = await openPage(await browserOfWorker(), server.origin);
  onTestFinished(() => other.context.close());
  await other.page.goto(link);
  await other.page.getByLabel('Почта').fill('oleg@example.com');
  await other.page.keyboard.press('Enter');
  await other.page.getByLabel('Код из письма').waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
  expect(await server.stop()).toBe(0);
  const again = await startServer(folder, { args: ['--empty'] });
  expect(again.printed()).not.toMatch(/Первый автор|Вход/);
  expect(await again.stop()).toBe(0);
});
