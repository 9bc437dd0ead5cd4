import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { addDays, mondayOf } from '#lib/time/moments.ts';
import type { Visit } from './browser.ts';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';

// An author without content: nothing but what this flow plans is in the calendar.
const here = consoleOfFile({ scenario: 'empty' });
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
});

/** The Monday after next week, well past the 48 hours, by the clock of the browser's zone. */
const monday = addDays(mondayOf(new Date(now()).toISOString().slice(0, 10)), 14);

/** The instant of a day and time in Moscow. */
const moscow = (days: number, time: string) =>
  new Date(`${addDays(monday, days)}T${time}:00+03:00`).toISOString();

interface Row {
  id: string;
  name: string;
  startsAt: string;
  durationMin: number;
}

/** Asks the platform as the page would. */
const ask = (page: Page, path: string, body: unknown): Promise<{ status: number; text: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/api/v1/author/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return { status: answer.status, text: await answer.text() };
    },
    [path, body] as const,
  );

const webinars = async (page: Page): Promise<Row[]> => {
  const { text } = await ask(page, 'webinar/list', { sort: 'startsAt' });
  const { list } = JSON.parse(text) as { list: Row[] };
  return list;
};

const startOf = async (page: Page, name: string) =>
  (await webinars(page)).find((webinar) => webinar.name === name)?.startsAt;

/** A column of the week, scrolled to its hours, and where they begin on the screen. */
async function column(page: Page, day: number): Promise<{ x: number; top: number }> {
  const box = await page.locator(`[data-column="${day}"]`).boundingBox();
  if (box === null) throw new Error('The week has no such day');
  return { x: box.x + box.width / 2, top: box.y };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Waits for a toast with these words, and closes it: it stands over the tools. */
async function told(page: Page, words: RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  await toasts.getByText(words).waitFor();
  await toasts.getByRole('button', { name: 'Закрыть' }).press('Enter');
  await toasts.getByText(words).waitFor({ state: 'hidden' });
}

/** Height of an hour in the week, px. */
const hour = 56;
const eventNamed = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

test('drawn, moved by hand and by keys, refused, exported: the calendar and the platform agree', async () => {
  const { page, faults } = visit;
  await page.goto(`/#/planner?view=week&day=${monday}`);
  await page.getByRole('grid', { name: /^Неделя/ }).waitFor();

  // Drawn on Tuesday from 10 to 11:30: the form of a webinar opens with that time.
  const tuesday = await column(page, 1);
  await drag(
    page,
    { x: tuesday.x, y: tuesday.top + 10 * hour + 4 },
    { x: tuesday.x, y: tuesday.top + 11.4 * hour },
  );
  await page.waitForURL(/#\/webinars\/new$/);
  await page.getByRole('textbox', { name: 'Название вебинара' }).fill('Утренний круг');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/webinars\/(?!new)[^/]+$/);
  expect(await webinars(page)).toMatchObject([
    { name: 'Утренний круг', startsAt: moscow(1, '10:00'), durationMin: 90 },
  ]);
  await ask(page, 'webinar/create', {
    name: 'Тихий вечер',
    startsAt: moscow(3, '19:00'),
    durationMin: 60,
    timezone: 'Europe/Moscow',
  });

  // It stands where it was drawn.
  await page.goto(`/#/planner?view=week&day=${monday}`);
  await page.reload();
  const morning = eventNamed(page, /^Вебинар, 10:00.*Утренний круг/);
  await morning.waitFor();

  // By hand to Wednesday at 12.
  const wednesday = await column(page, 2);
  const box = await morning.boundingBox();
  if (box === null) throw new Error('The webinar is not drawn');
  await drag(page, { x: box.x + box.width / 2, y: box.y + 6 }, { x: wednesday.x, y: box.y + 6 + 2 * hour });
  await told(page, /Вебинар обновлён/);
  await expect.poll(() => startOf(page, 'Утренний круг')).toBe(moscow(2, '12:00'));

  // By keys a quarter of an hour later.
  const moved = eventNamed(page, /^Вебинар, 12:00.*Утренний круг/);
  await moved.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => startOf(page, 'Утренний круг')).toBe(moscow(2, '12:15'));
  await eventNamed(page, /^Вебинар, 12:15.*Утренний круг/).waitFor();
  await told(page, /Вебинар обновлён/);

  // Onto the other webinar: refused by name, and back where it was.
  await eventNamed(page, /^Вебинар, 12:15.*Утренний круг/).focus();
  await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 26; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('alert', { name: /^Пересекается с\sвебинаром «Тихий вечер»/ }).waitFor();
  await eventNamed(page, /^Вебинар, 12:15.*Утренний круг/).waitFor();
  expect(await startOf(page, 'Утренний круг')).toBe(moscow(2, '12:15'));

  // The platform itself says the same of that time.
  const [circle] = await webinars(page);
  const refusal = await ask(page, `webinar/${circle?.id ?? ''}`, {
    id: circle?.id,
    startsAt: moscow(3, '18:45'),
  });
  expect([refusal.status, refusal.text]).toEqual([409, expect.stringContaining('webinar already planned')]);

  // A calendar file of what is shown.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Ещё', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Выгрузить .ics' }).click();
    })(),
  ]);
  expect(download.suggestedFilename()).toBe(`planner-${monday}.ics`);
  const ics = (await readFile(await download.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
  const starts = [...ics.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r?$/gm)].map(([, start]) => start);
  const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/g, '');
  expect(starts.toSorted()).toEqual([moscow(2, '12:15'), moscow(3, '19:00')].map(compact));
  expect([...ics.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, name]) => name).toSorted()).toEqual([
    'Тихий вечер',
    'Утренний круг',
  ]);

  // The list of webinars agrees.
  await page.goto('/#/webinars');
  await page.getByRole('link', { name: 'Утренний круг' }).first().waitFor();
  await page.getByText(/12:15/).first().waitFor();

  expect(faults).toEqual([]);
});
