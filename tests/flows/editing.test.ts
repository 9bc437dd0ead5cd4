import { request, type APIRequestContext, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { demo, descriptionOf, descriptionText, enter, openProfile } from './browser.ts';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { emptyFolder, removeFolder } from './server.ts';

const lecture = 'lecture-golos';
const address = `/#/lectures/${lecture}`;

/** How long the author types before the browser is killed, and what may be lost of it. */
const typingMs = 60_000;
const mayLoseMs = 500;
/** A key is struck so often. */
const rhythmMs = 90;
/** The end of that minute passes as it does for an author: what was typed then is on its way to the disk when the browser dies. */
const trueMs = 3000;

const here = consoleOfFile();

const title = (page: Page) => page.getByRole('textbox', { name: 'Название' });

async function openLecture(page: Page): Promise<void> {
  await page.goto(address);
  await descriptionOf(page).waitFor();
}

test('typed for a minute, killed, restored: nothing typed more than half a second before is missing', async () => {
  const profile = await emptyFolder();
  try {
    const { context, page, kill } = await openProfile(profile, {
      baseURL: here.server.origin,
      ownClock: true,
    });
    await enter(context);
    // A minute behind, since a minute of it will pass in a moment.
    const began = now() - typingMs;
    await page.clock.install({ time: began });
    await openLecture(page);
    await descriptionOf(page).fill('');

    // Every keystroke with the moment when it was struck. The words are numbered, so that a gap in the middle shows.
    const keys: { key: string; at: number }[] = [];
    const words = (function* () {
      for (let word = 1; ; word++) yield* `${word} `;
    })();
    const strike = async (at: number) => {
      const key = words.next().value ?? '';
      keys.push({ key, at });
      await page.keyboard.type(key);
    };
    // By the page's clock, as fast as the keys are taken; then by everybody's.
    // However long the page took to open.
    const opened = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(opened + trueMs);
    const started = Date.now() - (typingMs - trueMs);
    for (let passed = 0; passed < typingMs - trueMs; passed += rhythmMs) {
      await strike(started + passed);
      await page.clock.runFor(rhythmMs);
    }
    await page.clock.resume();
    for (const real = Date.now(); Date.now() - real < trueMs;) {
      await strike(Date.now());
      await page.waitForTimeout(30);
    }
    const killed = await kill();
    const typed = keys.map(({ key }) => key).join('');
    const dueKeys = keys.filter(({ at }) => at < killed - mayLoseMs);
    // A space at the end of a text is not kept.
    const due = dueKeys
      .map(({ key }) => key)
      .join('')
      .trimEnd().length;
    expect(due).toBeGreaterThan(500);

    const again = await openProfile(profile, { baseURL: here.server.origin });
    // The browser writes cookies down every half a minute only.
    await enter(again.context);
    await openLecture(again.page);
    await again.page.getByText(/Есть несохранённая версия/).waitFor();
    await again.page.getByRole('button', { name: 'Восстановить' }).click();
    const isRestored = async () => {
      const text = await descriptionText(again.page);
      return text.trim() !== '' && typed.startsWith(text);
    };
    await expect.poll(isRestored).toBe(true);
    const restored = await descriptionText(again.page);
    expect(restored.length).toBeGreaterThanOrEqual(due);
    await again.kill();
  } finally {
    await removeFolder(profile);
  }
});

/** Another client of the same author: no browser, only calls. */
async function openClient(): Promise<APIRequestContext> {
  const client = await request.newContext({
    baseURL: here.server.origin,
    extraHTTPHeaders: { Origin: here.server.origin },
  });
  expect((await client.post('/api/v1/auth/login', { data: demo })).ok()).toBe(true);
  return client;
}

test('two tabs and the platform change a lecture: every change is merged or chosen', async () => {
  const client = await openClient();
  const { context, page: first, faults } = await here.open();
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
    await descriptionOf(first).fill('Описание из первой вкладки. '.repeat(10).trim());
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
    const kept = await descriptionText(first);
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
    await expect.poll(() => descriptionText(second)).toBe(kept);
    await first.close();
    await second.getByText(/Открыто в\sдругой вкладке/).waitFor({ state: 'hidden' });
    await second.reload();
    await expect.poll(() => descriptionText(second)).toBe(kept);
    await expect.poll(() => second.getByText(/Есть несохранённая версия/).count()).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await client.dispose();
  }
});
