import { beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const name = 'Тихий вечер';
const create = '**/api/v1/author/meditation/create';

const here = consoleOfFile();
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
});

test('a meditation is made, heard, found, and there after a restart; a failure keeps what was typed', async () => {
  const { page, faults } = visit;
  await page.goto('/#/meditations');
  await page.getByRole('heading', { name: /^Медитации/ }).waitFor();

  // By keys alone: a command, and its name where work on it begins.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Поиск и\u00A0команды' });
  await palette.fill('создать медит');
  await page
    .getByRole('option', { name: /медитаци/i })
    .first()
    .waitFor();
  await palette.press('Enter');
  await page.waitForURL(/#\/meditations\/new$/);
  const title = page.getByRole('textbox', { name: 'Название медитации' });
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.insertText(name);

  // The platform breaks once: it is told in its own words, and nothing that was typed is lost.
  await page.route(create, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await page.keyboard.press('Control+s');
  await page.getByText('Ошибка при создании медитации').waitFor();
  await expect.poll(() => title.inputValue()).toBe(name);
  await page.unroute(create);

  await page.locator('main input[type="file"]').first().setInputFiles('platform/scenarios/media/0312.m4a');
  await page.getByRole('combobox', { name: 'Цель' }).selectOption('sleep');
  await page.getByRole('radio', { name: 'Без голоса' }).press('Space');
  await page.getByRole('switch', { name: 'Музыка' }).press('Space');
  await page.getByRole('checkbox', { name: /Права на/ }).press('Space');
  await page.getByRole('textbox', { name: 'Противопоказания' }).fill('Нет.');
  await page.getByRole('textbox', { name: 'Цена' }).fill('290');
  // The recording becomes the meditation's own.
  await page.getByRole('button', { name: 'Воспроизвести' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/meditations\/(?!new)[^/]+$/);
  const address = page.url();

  // It is heard, and drawn once it is.
  await page.getByRole('button', { name: 'Воспроизвести' }).click();
  await page.locator('[data-waveform="drawn"]').waitFor();
  const wave = page.getByRole('slider', { name: 'Запись волной' });
  await wave.press('End');
  await expect.poll(() => wave.getAttribute('aria-valuetext')).toMatch(/^5:12 из 5:12$/);

  // Its recording knows where it is used.
  const used = await visit.context.request.post('/api/v1/author/stream/list', { data: { limit: 100 } });
  const { list } = (await used.json()) as { list: { usedIn?: { type: string; name: string }[] }[] };
  expect(list.flatMap(({ usedIn = [] }) => usedIn)).toContainEqual(
    expect.objectContaining({ type: 'meditation', name }),
  );

  // Edited: the bell.
  await page.getByRole('switch', { name: 'Колокольчик в конце' }).press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Не сохранено').first().waitFor({ state: 'hidden' });

  // Found by its name and by its goal.
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Медитации' }).click();
  const list18 = page.getByRole('list', { name: 'Медитации' }).getByRole('listitem');
  await page.getByRole('searchbox', { name: 'Название или тег' }).fill('тихий вечер');
  await expect.poll(() => list18.count()).toBe(1);
  await page.goto('/#/meditations?goal=sleep');
  await page.getByRole('link', { name }).waitFor();
  await page.goto('/#/meditations?goal=morning');
  await page.getByText('Показано 2 из 2').waitFor();
  await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);

  // A restart loses nothing.
  visit = await here.restart();
  const again = visit.page;
  await again.goto(`/${new URL(address).hash}`);
  await expect.poll(() => again.getByRole('textbox', { name: 'Название медитации' }).inputValue()).toBe(name);
  await expect.poll(() => again.getByRole('combobox', { name: 'Цель' }).inputValue()).toBe('sleep');
  await expect.poll(() => again.getByRole('switch', { name: 'Колокольчик в конце' }).isChecked()).toBe(true);
  await expect.poll(() => again.getByRole('checkbox', { name: /Права на/ }).isChecked()).toBe(true);
  await expect.poll(() => again.getByRole('textbox', { name: 'Цена' }).inputValue()).toBe('290');
  await again.getByRole('button', { name: 'Воспроизвести' }).waitFor();
  expect([...faults, ...visit.faults]).toEqual([]);
});
