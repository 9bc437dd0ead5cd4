import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The bar of a save with steps. */
const bar = (page: Page) => page.getByRole('region', { name: 'Сохранение' });

const goOn = (page: Page) => bar(page).getByRole('button', { name: /^Продолжить с\sэтого места/ });

/** Adds a module, and saves; the module is refused. Returns the text of the bar. */
export async function saveIsCut(page: Page, module: string): Promise<string> {
  await page.getByRole('link', { name: /^Программа/ }).click();
  await page.getByRole('button', { name: 'Добавить модуль' }).click();
  const title = page.getByRole('treegrid').getByRole('textbox');
  await title.fill(module);
  await title.press('Enter');
  await page.getByRole('row', { name: new RegExp(`^${module}`) }).waitFor();
  await page.route(/\/module\/create$/, (route) =>
    route.fulfill({ status: 500, json: { error: 'Internal' } }),
  );
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  await goOn(page).waitFor();
  // An author must not see a server's internal text.
  expect(await bar(page).textContent()).not.toMatch(/internal/i);
  return bar(page).getByRole('alert').innerText();
}

/** After a reload there is one state, the same as before, and one next step. */
export async function comesBackCut(page: Page, module: string, said: string): Promise<void> {
  await page.reload();
  await goOn(page).waitFor();
  await page.getByRole('row', { name: new RegExp(`^${module}`) }).waitFor();
  expect(await bar(page).getByRole('alert').innerText()).toBe(said);
  expect(await page.getByRole('button', { name: 'Восстановить' }).count()).toBe(0);
}

/** The save continues and ends, at an address that a reload finds. */
export async function goesOn(page: Page, address: RegExp, module: string): Promise<void> {
  await page.unroute(/\/module\/create$/);
  await goOn(page).click();
  await page.waitForURL(address);
  await bar(page).waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('row', { name: new RegExp(`^${module}`) }).waitFor();
}
