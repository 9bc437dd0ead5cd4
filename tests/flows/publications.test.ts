import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';

// The moderator is quick, yet one can see a publication wait.
const here = consoleOfFile({ env: { MODERATION_DELAY_MS: '700' } });

/** A call of the platform as another tab would make it; its answer, where it has one. */
async function ask<Answer>(page: Page, path: string, data: object = {}): Promise<Answer> {
  const answer = await page.request.post(`/api/v1/author/${path}`, {
    data,
    headers: { Origin: here.server.origin },
  });
  expect([path, answer.ok()]).toEqual([path, true]);
  const text = await answer.text();
  return JSON.parse(text === '' ? 'null' : text);
}

interface Sold {
  id: string;
  title: string;
  contentType: string;
  contentId: string;
  status: string;
  costKopecks: number;
  oldCostKopecks: number | null;
}

interface Listed<Item> {
  list: Item[];
  count: number;
}

const publications = (page: Page, filter: object = {}) =>
  ask<Listed<Sold>>(page, 'publication/list', { filter, limit: 100 });

/** Waits for a toast with these words, and closes it, so that the next need not wait. */
async function told(page: Page, words: string | RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  await toasts.getByText(words).waitFor();
  await toasts.getByRole('button', { name: 'Закрыть' }).press('Enter');
  await toasts.getByText(words).waitFor({ state: 'hidden' });
}

/** The platform breaks for one call while something is tried. */
async function broken(page: Page, call: string, trial: () => Promise<void>): Promise<void> {
  const path = `**/api/v1/author/publication/${call}`;
  await page.route(path, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await trial();
  await page.unroute(path);
}

const lecture = 'Голос после долгого дня';
const longWords = 'Спокойное занятие для тех, кто много говорит. '.repeat(6).trim();

test('a publication goes through every status, each with its words, and its price is changed', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/');
  await page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: /^Публикации/ })
    .click();
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Статусы' }).getByRole('link', { name });
  await tab(/^Черновики\s*6$/).waitFor();

  // From a content that is not for sale yet, a draft.
  const { list } = await ask<Listed<{ id: string }>>(page, 'lecture/list', { search: lecture });
  const contentId = list[0]?.id ?? '';
  const { list: media } = await ask<Listed<{ id: string }>>(page, 'stream/list', {
    filter: { status: 'processed', kind: 'video' },
  });
  const ready = { id: contentId, description: longWords, imageId: 'image-voda', streamID: media[0]?.id };
  await ask(page, `lecture/${contentId}`, ready);
  await page.getByRole('link', { name: /^Выставить на\sпродажу$/ }).click();
  const fresh = page.getByRole('dialog', { name: 'Новая публикация' });
  await fresh.getByRole('combobox', { name: 'Содержание' }).fill(lecture);
  await page.getByRole('option', { name: lecture }).click();
  await fresh.getByRole('textbox', { name: 'Цена' }).fill('790');
  await fresh.getByRole('button', { name: 'Создать черновик' }).click();
  const panel = page.getByRole('dialog', { name: `Публикация «${lecture}»` });
  const state = (name: RegExp | string) => panel.getByRole('listitem').filter({ hasText: name });
  await panel.getByText('Черновик', { exact: true }).first().waitFor();
  await tab(/^Черновики\s*7$/).waitFor();
  const { id = '' } = (await publications(page, { contentId: [contentId] })).list[0] ?? {};
  const onPlatform = async () => (await publications(page, { id: [id] })).list[0];
  expect(await onPlatform()).toMatchObject({ status: 'draft', costKopecks: 79_000 });

  // To the moderator: refused once by a broken platform, then waiting.
  const send = panel.getByRole('button', { name: /^На\sпроверку$/ });
  await panel.getByRole('heading', { name: 'Готовность' }).waitFor();
  await broken(page, '*/requestApproval', async () => {
    await send.click();
    await told(page, /^Не\sудалось отправить публикацию на\sпроверку$/);
  });
  await send.click();
  await panel.getByText(/Ответ обычно в\sтечение суток/).waitFor();
  await expect.poll(() => panel.getByRole('textbox', { name: 'Цена' }).isDisabled()).toBe(true);
  // Spoiled before anybody looked: the moderator asks for edits, and the panel tells so by itself.
  await ask(page, `lecture/${contentId}`, { id: contentId, imageId: null });
  await panel.getByRole('heading', { name: 'Модератор просит исправить' }).waitFor();
  await panel
    .getByText(/обложку не\sменьше 1280×720/)
    .first()
    .waitFor();
  const { count } = await publications(page, { status: ['rejected'] });
  await tab(new RegExp(`^Нужны правки\\s*${count}$`)).waitFor();

  // Mended, and sent again.
  await ask(page, `lecture/${contentId}`, ready);
  await page.reload();
  // What is kept on the device still lacks a cover, and would not be sent.
  await panel.getByText(/^Обложка не\sменьше 1280×720$/).waitFor();
  await send.click();
  await expect.poll(async () => (await onPlatform())?.status).toBe('approved');
  // That the panel asks by itself was seen above: whoever comes back to it is told at once.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const publish = panel.getByRole('button', { name: 'Опубликовать' });
  await publish.waitFor();

  await broken(page, '*/publish', async () => {
    await publish.click();
    await told(page, /^Не\sудалось опубликовать$/);
  });
  await publish.click();
  const takeDown = panel.getByRole('button', { name: /^Снять с\sпубликации$/ });
  await takeDown.waitFor();
  await panel.getByText(/для новых покупателей/).waitFor();
  await state('Опубликована').first().waitFor();
  expect((await onPlatform())?.status).toBe('published');

  // The price, with the one before it; a broken platform takes nothing of what was typed.
  await panel.getByRole('textbox', { name: 'Цена' }).fill('590');
  await panel.getByRole('textbox', { name: /^До\sскидки$/ }).fill('790');
  await panel.getByText(/^Скидка 25\s%, выгода 200\s₽\.$/).waitFor();
  const save = panel.getByRole('button', { name: 'Сохранить цену' });
  await broken(page, id, async () => {
    await save.click();
    await told(page, /^Не\sудалось изменить цену публикации$/);
  });
  await panel.getByText(/^Не\sсохранено$/).waitFor();
  await page.keyboard.press('Control+s');
  await told(page, 'Цена сохранена');
  expect(await onPlatform()).toMatchObject({ costKopecks: 59_000, oldCostKopecks: 79_000 });
  const row = page.getByRole('row').filter({ hasText: lecture });
  await row.getByText(/^590\s₽$/).waitFor();
  await row.getByText(/^790\s₽$/).waitFor();

  // Out of the catalogue, and back without a review.
  const leave = page.getByRole('alertdialog').getByRole('button', { name: /^Снять с\sпубликации$/ });
  await broken(page, '*/unpublish', async () => {
    await takeDown.click();
    await leave.click();
    // The question stays, with what came of it.
    await page
      .getByRole('alertdialog')
      .getByText(/^Не\sудалось снять с\sпубликации$/)
      .waitFor();
  });
  await leave.click();
  await panel.getByText(/у\sкупивших доступ остался/).waitFor();
  expect((await onPlatform())?.status).toBe('unpublished');
  await publish.click();
  await takeDown.waitFor();

  // An archived one is only looked at.
  await page.goto('/#/publications?status=archived');
  // Until its rows are there the table shows those before them.
  const archived = page.getByRole('row').filter({ hasText: 'В\u00A0архиве' }).first();
  await archived.getByRole('link').first().click();
  await page.getByText(/изменить её нельзя/).waitFor();

  expect(faults).toEqual([]);
  await context.close();
});

test('30 are published at once, of which 5 are refused and named; a file says the same', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/');

  // 30 that are out of the catalogue, some of them called off for good.
  const before = await publications(page, { status: ['unpublished'] });
  const live = await publications(page, {
    status: ['published'],
    contentType: ['lecture', 'meditation', 'course'],
  });
  for (const { id } of live.list.slice(0, 30 - before.count)) await ask(page, `publication/${id}/unpublish`);
  const down = (await publications(page, { status: ['unpublished'] })).list;
  expect(down).toHaveLength(30);
  const { list: cancelled } = await ask<Listed<{ id: string }>>(page, 'webinar/list', {
    filter: { status: ['cancelled'] },
  });
  const calledOff = down.filter(({ contentId }) => cancelled.some(({ id }) => id === contentId));

  await page.getByRole('button', { name: /Поиск/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Поиск/ }).fill('Публикации');
  await page
    .getByRole('option', { name: /Публикации/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/publications$/);
  await page.getByRole('link', { name: /^Сняты\s*30$/ }).click();
  await page.waitForURL(/status=unpublished$/);
  await page.getByText(/^Показано 24\sиз\s30$/).waitFor();
  await page.getByRole('checkbox', { name: /^Выбрать все/ }).check();
  const all = page.getByRole('button', { name: 'Опубликовать 30' });
  const others = page.getByRole('button', { name: /^Выбрать все\s30$/ });
  // The rest of the list comes by itself where its end is near: all of them may be there and chosen already.
  await all.or(others).first().waitFor();
  if (await others.isVisible()) await others.click();
  await all.waitFor();

  // Others went back meanwhile, in another tab.
  const moved = down.filter((one) => !calledOff.includes(one)).slice(0, 5 - calledOff.length);
  for (const { id } of moved) await ask(page, `publication/${id}/publish`);
  await all.click();
  const asked = page.getByRole('dialog', { name: /^Опубликовать 30\sпубликаций\?$/ });
  expect(await asked.getByRole('listitem').count()).toBe(30);
  await asked.getByRole('button', { name: 'Опубликовать 30' }).click();
  const result = page.getByRole('dialog', { name: /^Опубликовано 25\sиз\s30$/ });
  await result.waitFor();
  const lines = await result.getByRole('listitem').allInnerTexts();
  const named = [...moved, ...calledOff].map(({ title }) => title).toSorted();
  expect(lines.map((line) => line.split('\n')[0]).toSorted()).toEqual(named);
  for (const { title } of moved)
    expect(lines.find((line) => line.startsWith(title))).toContain('Статус уже другой: «Опубликована»');
  for (const { title } of calledOff)
    expect(lines.find((line) => line.startsWith(title))).toContain('Событие отменено');
  await result.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
  const left = await publications(page, { status: ['unpublished'] });
  expect(left.list.map(({ id }) => id).toSorted()).toEqual(calledOff.map(({ id }) => id).toSorted());

  // What is filtered goes into a file.
  await page.goto('/#/publications?type=course');
  await page.getByRole('row').filter({ hasText: 'Тело без тревоги' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  // The mark of UTF-8 goes with the spaces.
  const [head, ...rows] = csv.trim().split('\r\n');
  expect(head?.split(';').slice(0, 4)).toEqual(['Название', 'Тип', 'Статус', 'Цена']);
  expect(rows).toHaveLength((await publications(page, { contentType: ['course'] })).count);
  expect(rows.find((line) => line.startsWith('Тело без тревоги'))).toContain(';Курс;Опубликована;6900;8900;');

  expect(faults).toEqual([]);
  await context.close();
});
