import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { comesBackCut, goesOn, saveIsCut } from './interruptedSave.ts';

const own = consoleOfFile();

const day = 24 * 60 * 60 * 1000;
/** The day so many days from now as an author types it, by the clock of Moscow. */
const typed = (days: number) =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now() + days * day);

/** Types a day into a field. */
async function date(page: Page, name: string, days: number): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  // With the focus the field shows what can be typed over.
  await field.focus();
  await field.fill(typed(days));
  await field.press('Enter');
}

test('a marathon with dates is made, moved as a whole, and cancelled with a reason', async () => {
  const { context, page, faults } = await own.open();
  await page.goto('/#/marathons/new');
  await page.getByRole('textbox', { name: 'Название марафона' }).fill('Десять вечеров');
  await date(page, 'Старт', 20);
  await date(page, 'Окончание', 10);
  await page.getByText('Марафон должен закончиться после старта').waitFor();
  await date(page, 'Окончание', 30);
  await date(page, 'Запись открывается', 5);
  await date(page, 'Запись закрывается', 18);
  await page.getByRole('spinbutton', { name: 'Мест' }).fill('40');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/marathons\/(?!new)[^/?]+/);
  const saved = () =>
    page
      .getByText(/^Сохранено/)
      .first()
      .waitFor();
  await saved();
  const id = /marathons\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const read = async (): Promise<Record<string, string>> =>
    (await context.request.get(`/api/v1/author/marathon/${id}`)).json();
  const before = await read();
  expect(before).toMatchObject({ seatCount: 40, timezone: 'Europe/Moscow', status: 'draft' });

  // The start moves by a week; the other dates go along at a press.
  await date(page, 'Старт', 27);
  await page.getByRole('button', { name: 'Сдвинуть всё' }).click();
  await page.keyboard.press('Control+s');
  await saved();
  const after = await read();
  for (const field of ['enrollFrom', 'enrollTo', 'startsAt', 'endsAt']) {
    expect(Date.parse(after[field] ?? '') - Date.parse(before[field] ?? '')).toBe(7 * day);
  }

  // Cancelled for good, with the reason that those who enrolled will read.
  await page.getByRole('button', { name: /Ещё действия с/ }).click();
  await page.getByRole('menuitem', { name: 'Отменить марафон' }).click();
  const dialog = page.getByRole('dialog', { name: /Отменить марафон/ });
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Заболела, перенесём на весну');
  await dialog.getByRole('button', { name: 'Отменить марафон' }).click();
  await page.getByText('Отменён', { exact: true }).waitFor();
  expect(await read()).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Заболела, перенесём на весну',
  });
  expect(faults).toEqual([]);
  await context.close();
});

test('a new marathon whose first save is cut comes back after a reload as it was, and goes on to its own address', async () => {
  const { context, page, faults } = await own.open();
  await page.goto('/#/marathons/new');
  await page.getByRole('textbox', { name: 'Название марафона' }).fill('Марафон со второго раза');
  await date(page, 'Старт', 20);
  await date(page, 'Окончание', 30);
  const said = await saveIsCut(page, 'Первый вечер');
  await comesBackCut(page, 'Первый вечер', said);
  await goesOn(page, /#\/marathons\/(?!new)[^/?]+/, 'Первый вечер');
  expect(faults).toEqual([]);
  await context.close();
});
