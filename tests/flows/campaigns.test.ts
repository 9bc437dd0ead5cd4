import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.server.origin });
});

/** How many the form says will get it. */
async function counted(page: Page): Promise<number> {
  const line = await page.getByText(/Получат \d/).textContent();
  return Number(/Получат ([\d\u00A0]+)/.exec(line ?? '')?.[1]?.replaceAll('\u00A0', ''));
}

test('a group of buyers becomes a campaign, the question names how many get it, and the history outlives a reload', async () => {
  const { page, faults } = visit;
  await page.goto('/#/campaigns');

  // From the group to its draft in one press; what is written stays through a reload.
  await page.getByRole('link', { name: 'Написать: Засыпают' }).click();
  const title = page.getByRole('textbox', { name: 'Заголовок' });
  await title.fill('Вернитесь к практике 🧘‍♀️');
  await page.getByText('22 из 50').waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Вернитесь к практике 🧘‍♀️');

  const count = await counted(page);
  expect(count).toBeGreaterThan(10);
  await page.getByRole('combobox', { name: 'Куда ведёт' }).fill('Тело без');
  await page.getByRole('option', { name: /^Тело без тревоги/ }).click();
  await page.getByRole('switch', { name: 'Показать обложку публикации' }).waitFor();
  await page.getByRole('button', { name: 'Отправить…' }).first().click();
  const question = page.getByRole('dialog', { name: new RegExp(`^Отправить ${count}\\sклиент`) });
  const sent = page.waitForResponse('**/api/v1/author/campaign/create');
  await question.getByRole('button', { name: new RegExp(`^Отправить ${count}\\s`) }).click();
  const made = (await (await sent).json()) as { audienceCount: number; segment: string };
  expect(made).toMatchObject({ audienceCount: count, segment: 'cooling' });
  await page.getByText(new RegExp(`^Рассылка отправлена ${count}\\s`)).waitFor();

  // The history says that it is local, and keeps it.
  const history = page.getByRole('table', { name: 'История' });
  await page.getByText(/^Хранится только на\sэтом устройстве/).waitFor();
  await page.reload();
  await history.getByRole('link', { name: /^Вернитесь к практике/ }).click();
  const details = page.getByRole('dialog', { name: /^Рассылка «Вернитесь/ });
  await details.getByText(/^«Тело\sбез\sтревоги/).waitFor();
  await details.getByText(String(count), { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('one client is written to, planned by the author’s clock; a third to the same people in a week is warned of', async () => {
  const { page, faults } = visit;
  // Somebody who takes pushes.
  const filter = { pushConsent: true };
  const answer = await page.request.post('/api/v1/author/audience/list', {
    data: { filter, sort: 'name', limit: 1 },
  });
  const { list } = (await answer.json()) as { list: { id: string; name: string }[] };
  const [client] = list;
  if (client === undefined) throw new Error('Nobody takes pushes');
  await page.goto(`/#/campaigns?compose=1&segment=client:${client.id}`);
  await page.getByText(/^Уведомление получит один клиент$/).waitFor();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Лично вам');
  await page.getByRole('textbox', { name: 'Текст' }).fill('Ответ на вопрос — в новой лекции');
  await page.getByRole('button', { name: 'Отправить…' }).first().click();
  await page
    .getByRole('dialog', { name: /^Отправить 1\sклиенту\?$/ })
    .getByRole('button', { name: /^Отправить 1\sклиенту$/ })
    .click();
  await page
    .getByRole('table', { name: 'История' })
    .getByRole('row', { name: /Лично вам/ })
    .getByText(`Клиент: ${client.name}`)
    .waitFor();

  // Planned for all; one more is warned of before it is sent.
  await page.goto('/#/campaigns?compose=1');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Завтра эфир');
  await page.getByRole('textbox', { name: 'Текст' }).fill('Приходите вечером');
  await page.getByRole('radio', { name: 'Запланировать' }).check();
  await counted(page);
  await page.getByRole('button', { name: 'Запланировать…' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Запланировать на\s.*, 19:00$/ })
    .click();
  await page.getByRole('table', { name: 'История' }).getByRole('link', { name: 'Завтра эфир' }).waitFor();
  await page.goto('/#/campaigns?compose=1');
  await page.getByText(/^За\sнеделю сюда уже 3\sрассылки$/).waitFor();
  expect(faults).toEqual([]);
});

test('the referral link and the promo code are copied, and the link stands as a QR code', async () => {
  const { page, faults } = visit;
  await page.goto('/#/referrals');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect.poll(copied).toBe('https://praktiki.example.com/r/vetrova');
  await page.getByRole('button', { name: 'Скопировать промокод' }).click();
  await expect.poll(copied).toBe('VETROVA');
  await page.getByRole('img', { name: 'QR-код: https://praktiki.example.com/r/vetrova' }).waitFor();
  await page.getByRole('list', { name: 'Путь рефералов' }).getByText('120').waitFor();
  expect(faults).toEqual([]);
});
