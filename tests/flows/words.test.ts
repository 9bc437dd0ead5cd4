import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lecture } from '#domain/lecture/schema.ts';
import { readableFiles } from '#tests/support/captionFiles.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

/** A file of SRT as Windows writes it, whose second line begins before the first one ends. */
function overlapping(): Buffer {
  const file = readableFiles.find(({ name }) => name === 'overlap.srt');
  if (file === undefined) throw new Error('No such file');
  return Buffer.from(file.bytes);
}

test('captions are taken from an SRT, mended, saved, and shown where they are said; C adds a chapter', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/lectures/lecture-golos');
  const saved = async () => {
    await page.keyboard.press('Control+s');
    await page
      .getByText(/^Сохранено/)
      .first()
      .waitFor();
  };

  await page.locator('main video').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Субтитры' }).click();
  const pane = page.getByRole('region', { name: 'Субтитры' });
  await pane
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'golos.srt', mimeType: 'application/x-subrip', buffer: overlapping() });
  await pane.getByText('1 ошибка').waitFor();
  await pane.getByRole('button', { name: /замечанию/ }).click();
  await pane.getByText(/Начинается раньше, чем кончается предыдущая: на\s1\sс/).waitFor();
  await pane.getByRole('textbox', { name: 'Начало' }).fill('0:06');
  await page.keyboard.press('Enter');
  await pane.getByText('Замечаний нет').waitFor();
  await page.keyboard.press('Escape');
  await saved();

  await page.reload();
  const answer = await page.request.get('/api/v1/author/lecture/lecture-golos');
  const { captions } = v.parse(lecture, await answer.json());
  expect(captions).toMatch(
    /^WEBVTT\n\n00:00:01\.000 --> 00:00:06\.000\n.+\n.+\n\n00:00:06\.000 --> 00:00:08\.500\n/,
  );

  // Enter on a line of the transcript plays from there, and what is said stands over the picture.
  await page.getByRole('button', { name: 'Расшифровка' }).click();
  const transcript = page.getByRole('region', { name: 'Расшифровка' });
  await transcript.getByRole('searchbox').fill('голова');
  await transcript.getByRole('button', { name: /кружится голова/ }).press('Enter');
  const player = page.getByRole('region', { name: /^Голос и/ });
  await player.getByText(/кружится голова/).waitFor();
  expect(
    await page.locator('main video').evaluate((media: HTMLVideoElement) => media.currentTime),
  ).toBeGreaterThanOrEqual(9);

  // A chapter where it stands, named at once.
  await player.getByRole('button', { name: 'Пауза' }).click();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: /^Название главы в\s0:(?:09|1\d)$/ }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-chapter') ?? false))
    .toBe(true);
  await page.keyboard.type('Если кружится голова');
  await saved();
  await page.reload();
  await page.getByRole('slider', { name: 'Глава «Если кружится голова»' }).waitFor();
  await page.getByText('Главы размечены').first().waitFor();
  await page.getByText('Субтитры добавлены').first().waitFor();
  expect(faults).toEqual([]);
});
