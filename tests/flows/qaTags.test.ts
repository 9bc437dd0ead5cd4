import { beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();
let visit: Visit;

beforeAll(async () => {
  visit = await here.open();
});

/** Starts the platform again and looks at it with a browser that remembers nothing. */
async function restart(hash: string): Promise<void> {
  expect(visit.faults).toEqual([]);
  visit = await here.restart();
  await visit.page.goto(hash);
}

test('a question is written, fails to be saved, is saved, answered, found, moved, and there after a restart', async () => {
  const { page } = visit;
  await page.goto('/#/qa');
  await page.getByRole('link', { name: 'Новый вопрос' }).click();
  const fresh = page.getByRole('dialog', { name: 'Новый вопрос' });
  await fresh.getByRole('textbox', { name: 'Вопрос' }).fill('Можно ли дышать лёжа на\u00A0боку?');
  const content = fresh.getByRole('combobox', { name: 'Материал' });
  await content.fill('Голос и');
  // A screen reader hears how many there are, in the words of the console.
  await page
    .getByText(/^\d+\sвариант(?:а|ов)?\.$/)
    .first()
    .waitFor({ state: 'attached' });
  await page
    .getByRole('option', { name: /^Голос и/ })
    .first()
    .click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });

  await page.route('**/qa/create', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await page.keyboard.press('Control+s');
  await page.getByText('Ошибка при создании вопроса').waitFor();
  await expect.poll(() => fresh.getByRole('textbox', { name: 'Вопрос' }).inputValue()).toMatch(/на\sбоку/);
  await page.unroute('**/qa/create');
  await page.keyboard.press('Control+s');
  const panel = page.getByRole('dialog', { name: /^Вопрос «Можно ли дышать/ });
  await panel.getByText('Без ответа').waitFor();

  // Answered; it is found among the published ones of that content.
  await panel.getByRole('textbox', { name: 'Ответ' }).fill('Можно, если так удобнее плечам.');
  await panel.getByRole('button', { name: 'Опубликовать ответ' }).click();
  await panel.getByText('Опубликован').waitFor();
  await page.goto('/#/qa?search=на боку&status=published');
  const found = page.getByRole('table', { name: /^Вопросы и/ }).getByRole('link', { name: /дышать лёжа/ });
  await found.waitFor();

  // Moved one place up in the author's order.
  await page.goto('/#/qa?view=order&sort=order');
  const order = page.getByRole('region', { name: 'Порядок вопросов' });
  await order.getByRole('link').nth(1).waitFor();
  const second = await order.getByRole('link').nth(1).innerText();
  await order.getByRole('button', { name: 'Порядок: вопрос 2', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order.getByRole('link').first().innerText()).toBe(second);
  // The platform has it before it is ended.
  const firstKept = async () => {
    const answer = await page.request.post('/api/v1/author/qa/list', {
      data: { sort: 'orderNumber', limit: 1 },
      headers: { Origin: here.server.origin },
    });
    const { list } = (await answer.json()) as { list: { question: string }[] };
    return list[0]?.question;
  };
  await expect.poll(firstKept).toBe(second);

  await restart('/#/qa?view=order&sort=order');
  await expect
    .poll(() =>
      visit.page.getByRole('region', { name: 'Порядок вопросов' }).getByRole('link').first().innerText(),
    )
    .toBe(second);
  await visit.page.goto('/#/qa?search=на боку');
  await visit.page.getByRole('link', { name: /дышать лёжа/ }).waitFor();
});

test('a tag: near ones are told, one that is taken stands beside the field, used and there after a restart', async () => {
  const { page } = visit;
  await page.goto('/#/tags');
  const field = page.getByRole('textbox', { name: 'Название нового тега' });
  await field.fill('дыхания');
  await page.getByText(/^Похоже на\s«дыхание»/).waitFor();
  await field.fill('осенний свет');
  await page.route('**/tag/create', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await field.press('Enter');
  await page
    .getByRole('main')
    .getByText(/^Не\sудалось создать тег «осенний свет»$/)
    .waitFor();
  await expect.poll(() => field.inputValue()).toBe('осенний свет');
  await page.unroute('**/tag/create');
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill('ОСЕННИЙ СВЕТ');
  await page.getByText('Такой тег уже есть').waitFor();

  // Another device has made one that this page does not know: the platform's 409 stands beside the field.
  const elsewhere = await page.request.post('/api/v1/author/tag/create', {
    data: { name: 'зимний свет' },
    headers: { Origin: here.server.origin },
  });
  const { id } = (await elsewhere.json()) as { id: string };
  await field.fill('Зимний свет');
  await field.press('Enter');
  await page.getByText('Такой тег уже есть').waitFor();

  // Used by a lecture, found by search, and there after a restart.
  const used = await page.request.post('/api/v1/author/lecture/lecture-golos', {
    data: { id: 'lecture-golos', tags: [id] },
    headers: { Origin: here.server.origin },
  });
  expect(used.ok()).toBe(true);
  await restart('/#/tags?search=зимний');
  await visit.page.getByRole('table', { name: 'Теги' }).getByRole('link', { name: 'зимний свет' }).click();
  const panel = visit.page.getByRole('dialog', { name: 'Тег «зимний свет»' });
  await panel.getByRole('link', { name: /^Голос и/ }).click();
  await visit.page.waitForURL(/#\/lectures\/lecture-golos$/);
  expect(visit.faults).toEqual([]);
});
