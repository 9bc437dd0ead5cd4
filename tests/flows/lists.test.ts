import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

test('a list opened from the menu begins at its top, and the way back leads to where it was scrolled', async () => {
  const { page } = await here.open();
  const menu = page.getByRole('navigation', { name: 'Разделы' });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  await page.goto('/#/lectures');
  await heading('Лекции');
  await page.locator('main li img').first().waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);

  await menu.getByRole('link', { name: 'Публикации' }).click();
  await page.waitForURL(/#\/publications$/);
  await heading('Публикации');
  await page.locator('main').getByRole('row').nth(20).waitFor();
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(scrolled).toBe(300);

  await page.goBack();
  await heading('Лекции');
  await expect.poll(scrolled).toBe(600);
  await page.goForward();
  await heading('Публикации');
  await expect.poll(scrolled).toBe(300);
});
