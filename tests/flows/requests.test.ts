import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const status = '**/api/v1/author/consultation/fulfillment/*/status';

const here = consoleOfFile();
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
});

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('requests are moved by the panel, the board and several at once; a refusal puts the old status back', async () => {
  const { page, faults } = visit;
  await page.goto('/#/requests');
  const fresh = column(page, 'Новые').getByRole('listitem');
  await expect.poll(() => fresh.count()).toBe(3);
  const first = column(page, 'Новые').getByRole('button', { name: /^Ольга Климова, / });
  const confirmed = column(page, 'Подтверждены').getByRole('button', { name: /^Ольга Климова, / });

  // Refused: the error is told, the old status stands in the list and in the panel, and the focus stays.
  await first.press('Enter');
  const panel = page.getByRole('dialog', { name: /^Заявка №/ });
  const step = panel.getByRole('button', { name: 'Подтвердить' });
  await page.route(status, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await step.press('Enter');
  await panel.getByText(/^Не\sудалось обновить статус клиента$/).waitFor();
  await expect.poll(() => step.evaluate((button) => button === document.activeElement)).toBe(true);
  await first.waitFor();
  await page.unroute(status);

  // By the panel: on, and one step back.
  await step.press('Enter');
  await confirmed.waitFor();
  await panel.getByRole('button', { name: /^Вернуть в\s«Новая»/ }).click();
  await first.waitFor();
  await panel.getByRole('button', { name: 'Подтвердить' }).waitFor();
  await panel.getByRole('button', { name: 'Закрыть' }).click();

  // By keys the focus goes to where the card may be dropped, each time, and comes back with Escape.
  await panel.waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const grip = page.getByRole('button', { name: /^Перетащить: Ольга Климова/ });
  for (const _try of ['while its code comes', 'with the code there']) {
    await grip.press('Enter');
    await expect.poll(focused).toMatch(/^В\s«Подтверждены»$/);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toMatch(/^Перетащить: Ольга Климова/);
  }

  // By the board: a drag, as a pointer makes it. Once the panel has gone the columns stay where they are.
  await first.locator('xpath=..').dragTo(column(page, 'Подтверждены'));
  await confirmed.waitFor();

  // By the table: the two that are left, at once.
  await page.goto('/#/requests?view=table&status=new');
  const table = page.getByRole('table', { name: 'Заявки' });
  // Until they have come the rows of all requests stand there.
  await expect.poll(() => table.getByRole('checkbox', { name: /^Выбрать: / }).count()).toBe(2);
  await table.getByRole('checkbox', { name: /^Выбрать: Анна Юрьева/ }).check();
  await table.getByRole('checkbox', { name: /^Выбрать: Роман Титов/ }).check();
  await page.getByRole('button', { name: /^Подтвердить 2/ }).click();
  await page.getByRole('heading', { name: /Ничего не\sнайдено/ }).waitFor();

  // Found by the client; the link of a request opens it.
  await page.goto('/#/requests?view=table&search=титов');
  await table.getByRole('link', { name: /Роман Титов/ }).click();
  await panel.getByText('Подтверждена').first().waitFor();
  const { hash } = new URL(page.url());

  visit = await here.restart();
  const again = visit.page;
  await again.goto(`/${hash}`);
  const opened = again.getByRole('dialog', { name: /^Заявка №/ });
  await opened.getByText('Подтверждена').first().waitFor();
  await opened.getByRole('button', { name: 'Начать' }).waitFor();
  await again.goto('/#/requests');
  await expect.poll(() => column(again, 'Подтверждены').getByRole('listitem').count()).toBeGreaterThan(5);
  await expect.poll(() => column(again, 'Новые').getByRole('listitem').count()).toBe(0);
  expect([...faults, ...visit.faults]).toEqual([]);
});
