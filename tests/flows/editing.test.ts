import { request, type APIRequestContext, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo, openBrowser, openPage, openProfile, signIn } from './browser.ts';
import { emptyFolder, removeFolder, startServer, type Server } from './server.ts';

const lecture = 'lecture-golos';
const address = `/#/lectures/${lecture}`;

/** How long the author types before the browser is killed, and what may be lost of it. */
const typingMs = 60_000;
const mayLoseMs = 500;

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await emptyFolder();
  server = await startServer(folder);
});

afterAll(async () => {
  await server?.stop();
  await removeFolder(folder);
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Название' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Описание' });

/** Opens the lecture, through the login screen where that is asked for. */
async function openLecture(page: Page): Promise<void> {
  await page.goto(address);
  await description(page).or(page.getByLabel('Почта')).waitFor();
  if (await page.getByLabel('Почта').isVisible()) await signIn(page);
  await description(page).waitFor();
}

test('typed for a minute, killed, restored: nothing typed more than half a second before is missing', async () => {
  const profile = await emptyFolder();
  try {
    const { page, kill } = await openProfile(profile, { baseURL: server.origin });
    await openLecture(page);
    await description(page).fill('');

    // Every keystroke with the moment when it was struck. The words are numbered, so that a gap in the middle shows.
    const keys: { key: string; at: number }[] = [];
    const strike = async (key: string) => {
      keys.push({ key, at: Date.now() });
      await page.keyboard.type(key);
    };
    const started = Date.now();
    for (let word = 1; Date.now() - started < typingMs; word++)
      for (const key of `${word} `) {
        await strike(key);
        await page.waitForTimeout(30);
      }
    const killed = await kill();
    const typed = keys.map(({ key }) => key).join('');
    const due = keys.filter(({ at }) => at < killed - mayLoseMs).length;
    expect(due).toBeGreaterThan(500);

    const again = await openProfile(profile, { baseURL: server.origin });
    await openLecture(again.page);
    await again.page.getByText(/Есть несохранённая версия/).waitFor();
    await again.page.getByRole('button', { name: 'Восстановить' }).click();
    await expect.poll(() => description(again.page).inputValue()).not.toBe('');
    const restored = await description(again.page).inputValue();
    expect(typed.startsWith(restored)).toBe(true);
    expect(restored.length).toBeGreaterThanOrEqual(due);
    await again.kill();
  } finally {
    await removeFolder(profile);
  }
});

/** Another client of the same author: no browser, only calls. */
async function openClient(): Promise<APIRequestContext> {
  const client = await request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { Origin: server.origin },
  });
  expect((await client.post('/api/v1/auth/login', { data: demo })).ok()).toBe(true);
  return client;
}

test('two tabs and the platform change a lecture: every change is merged or chosen', async () => {
  const [browser, client] = await Promise.all([openBrowser(), openClient()]);
  const { context, page: first, faults } = await openPage(browser, server.origin);
  try {
    await openLecture(first);
    const second = await context.newPage();
    await openLecture(second);
    await first.getByText(/Открыто в\sдругой вкладке/).waitFor();
    await second.getByText(/Открыто в\sдругой вкладке/).waitFor();

    /** Saves in a tab and answers the fields that it asks about, each left at this device's side but for those of `platform`. */
    const saveWith = async (page: Page, platform: string[] = []): Promise<string[]> => {
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog', { name: 'Какую версию сохранить' });
      const saved = page.getByText(/^Сохранено/);
      await dialog.or(saved).first().waitFor();
      if (!(await dialog.isVisible())) return [];
      const rows = dialog.getByRole('radiogroup');
      const asked: string[] = [];
      for (const row of await rows.all()) {
        const name = (await row.getAttribute('aria-labelledby')) ?? '';
        asked.push(await dialog.locator(`[id="${name}"]`).innerText());
      }
      for (const name of platform)
        await dialog.getByRole('radiogroup', { name }).getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await saved.first().waitFor();
      return asked;
    };
    const read = async () => {
      const item = (await (await client.get(`/api/v1/author/lecture/${lecture}`)).json()) as Record<
        string,
        unknown
      >;
      const sold = (await (
        await client.get(`/api/v1/author/publication/${String(item['publicationId'])}`)
      ).json()) as Record<string, unknown>;
      return { ...item, costKopecks: sold['costKopecks'] };
    };

    // Both tabs and the platform change the same fields and fields of their own.
    const price = (page: Page) => page.getByRole('textbox', { name: 'Цена' });
    await title(first).fill('Название из первой вкладки');
    await description(first).fill('Описание из первой вкладки. '.repeat(10).trim());
    await title(second).fill('Название из второй вкладки');
    await second.getByRole('combobox', { name: 'Язык' }).selectOption('en');
    await price(second).fill('890');
    const elsewhere = { id: lecture, name: 'Название с платформы', level: 'expert' };
    expect((await client.post(`/api/v1/author/lecture/${lecture}`, { data: elsewhere })).ok()).toBe(true);

    // The first tab is asked about the title alone, and takes its own; the level is merged.
    expect(await saveWith(first)).toEqual(['Название']);
    const afterFirst = { name: 'Название из первой вкладки', level: 'expert' };
    expect(await read()).toMatchObject(afterFirst);

    // The second one is asked about the title, and takes the first tab's. What only one side changed is merged.
    const kept = await description(first).inputValue();
    expect(await saveWith(second, ['Название'])).toEqual(['Название']);
    expect(await read()).toMatchObject({
      ...afterFirst,
      description: kept,
      language: 'en',
      costKopecks: 89_000,
    });

    // Each tab shows what the other saved, and nothing is left to be offered.
    await expect.poll(() => price(first).inputValue()).toBe('890');
    await expect.poll(() => title(second).inputValue()).toBe('Название из первой вкладки');
    await expect.poll(() => description(second).inputValue()).toBe(kept);
    await first.close();
    await second.getByText(/Открыто в\sдругой вкладке/).waitFor({ state: 'hidden' });
    await second.reload();
    await expect.poll(() => description(second).inputValue()).toBe(kept);
    await expect.poll(() => second.getByText(/Есть несохранённая версия/).count()).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await Promise.all([browser.close(), client.dispose()]);
  }
});
