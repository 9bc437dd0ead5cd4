import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { imageSize } from 'image-size';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

/** Presses a button that makes a file, and reads the file. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('what is typed is seen as a client will see it, on a phone too, before a save, and taken along as a picture and as text', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/lectures/new');
  await page.getByRole('textbox', { name: 'Название лекции' }).fill('Голос: с чего начать?');
  await page.keyboard.press('Control+Shift+KeyE');
  const dialog = page.getByRole('dialog', { name: 'Предпросмотр' });
  const article = dialog.getByRole('article');
  await expect
    .poll(() => article.getByRole('heading', { level: 2 }).textContent())
    .toBe('Голос: с чего начать?');
  await dialog.getByRole('radio', { name: 'Телефон' }).click();
  const width = await article.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(360);

  const picture = await download(page, 'Скачать картинку');
  expect(picture.name).toBe('Голос с чего начать.png');
  const size = imageSize(picture.bytes);
  expect([size.type, size.width]).toEqual(['png', 720]);
  expect(size.height).toBeGreaterThan(400);

  const printed = await download(page, 'Скачать PDF');
  expect(printed.name).toBe('Голос с чего начать.pdf');
  const text = printed.bytes.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // The letters are those of the console's own font.
  expect(text).toContain('GolosText');
  expect(faults).toEqual([]);
});
