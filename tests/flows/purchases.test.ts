import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { PurchaseList } from '#domain/purchase/schema.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { wallTime } from '#lib/time/moments.ts';
import { formatMoney } from '#lib/number/money.ts';
import { daysOf } from '#lib/time/periods.ts';
import { cellsOf } from '#lib/file/readCsv.ts';
import type { Visit } from './browser.ts';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';

/** The zone of the demo's author. */
const zone = 'Europe/Moscow';

const here = consoleOfFile();
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
});

/** What the platform says of purchases that match, all of their rows too. */
async function asked(page: Page, filter: object): Promise<PurchaseList> {
  const rows: PurchaseList['list'] = [];
  for (let number = 1; ; number += 1) {
    const answer = await page.request.post('/api/v1/author/purchase/list', {
      data: { filter, limit: 100, page: number },
    });
    const read = (await answer.json()) as PurchaseList;
    rows.push(...read.list);
    if (rows.length >= read.count) return { ...read, list: rows };
  }
}

const figures = (page: Page) => page.getByRole('group', { name: /^Суммы за/ });

/** The figures of the screen are the platform's, to the kopeck. */
async function expectTotals(page: Page, { totals }: PurchaseList): Promise<void> {
  if (totals == null) throw new Error('The platform told no totals');
  const { netKopecks, grossKopecks, feeKopecks, refundedKopecks } = totals;
  for (const kopecks of [netKopecks, grossKopecks, feeKopecks, refundedKopecks])
    await figures(page).getByText(formatMoney(kopecks), { exact: true }).first().waitFor();
}

/** The file as it came, and its rows under their heads. */
async function readFileOf(download: Download) {
  const bytes = await readFile(await download.path());
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  const [heads = [], ...rows] = cellsOf(text);
  const column = (head: string) => {
    const at = heads.indexOf(head);
    if (at < 0) throw new Error(`There is no column ${head}`);
    return rows.map((row) => row[at] ?? '');
  };
  const kopecks = (head: string) =>
    column(head).reduce((sum, cell) => sum + Math.round(Number(cell.replace(',', '.')) * 100), 0);
  return { text, rows, column, kopecks };
}

test('purchases are filtered, their sums are the platform’s, and the file of them holds the same', async () => {
  const { page, faults } = visit;
  await page.goto('/#/purchases?period=days90');
  const table = page.getByRole('table', { name: 'Покупки' });
  await table.getByRole('link').first().waitFor();
  const today = wallTime(new Date(now()).toISOString(), zone).day;
  const days = momentsOfDays(daysOf('days90', today), zone);
  await expectTotals(page, await asked(page, days));

  // Filtered by status: the sums, the list and the address follow.
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Статус' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Частично возвращена' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const partly = await asked(page, { ...days, status: ['partially_refunded'] });
  await expectTotals(page, partly);
  expect(new URL(page.url()).hash).toContain('status=partially_refunded');
  await page.goto(
    '/#/purchases?period=days90&status=paid&status=partially_refunded&status=refunded&country=KZ',
  );
  const shown = await asked(page, {
    ...days,
    status: ['paid', 'partially_refunded', 'refunded'],
    country: ['KZ'],
  });
  await expectTotals(page, shown);

  // By content the table of all parts comes to the same.
  await page.getByRole('radio', { name: 'Контент' }).click();
  await page.getByRole('button', { name: 'Показать таблицей' }).click();
  const last = page
    .getByRole('table', { name: /по\sконтенту$/ })
    .getByRole('row')
    .last();
  await expect.poll(() => last.textContent()).toContain(formatMoney(shown.totals?.netKopecks ?? 0));

  // The file: all that match, as a spreadsheet reads it.
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить CSV' }).click();
  const file = await readFileOf(await coming);
  expect(file.text.startsWith('\uFEFFПокупка;')).toBe(true);
  expect(file.rows).toHaveLength(shown.count);
  expect(file.kopecks('Сумма')).toBe(shown.totals?.grossKopecks);
  expect(file.kopecks('Комиссия')).toBe(shown.totals?.feeKopecks);
  expect(file.kopecks('Возврат')).toBe(shown.totals?.refundedKopecks);
  expect(file.kopecks('К\u00A0выплате')).toBe(shown.totals?.netKopecks);
  const newest = shown.list.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  expect(file.column('№')).toEqual(newest.map(({ number }) => number));
  expect(file.column('Создана')).toEqual(newest.map(({ createdAt }) => csvMoment(createdAt, zone)));
  expect(file.column('Клиент')).toEqual(newest.map(({ client }) => client.name));
  expect(new Set(file.column('Страна'))).toEqual(new Set(['Казахстан']));

  // A purchase, its client, all that the client did, and a campaign to them.
  await page.goto('/#/purchases?search=ким');
  await page.getByText(/^Показано 2\sиз\s2$/).waitFor();
  await table.getByRole('link').first().click();
  const purchase = page.getByRole('dialog', { name: /^Покупка №/ });
  await purchase.getByRole('link', { name: /^Открыть: Дарья Ким/ }).click();
  await page.waitForURL(/#\/audience\?.*client-kim/);
  const client = page.getByRole('dialog', { name: 'Клиент: Дарья Ким' });
  const history = client.getByRole('list', { name: 'История' });
  await history.getByText('Сканирование тела лёжа').first().waitFor();
  await history
    .getByText(/^Заявка: /)
    .first()
    .waitFor();
  await history
    .getByText(/^Тест: /)
    .first()
    .waitFor();
  await client.getByRole('link', { name: 'Написать', exact: true }).click();
  await page.waitForURL((url) => url.hash === '#/campaigns?compose=1&segment=client%3Aclient-kim');
  expect(faults).toEqual([]);
}, 60_000);
