import type { Page, Route } from 'playwright';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lecture, type Lecture } from '#domain/lecture/schema.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

const list = v.object({ list: v.array(lecture) });

/** The lectures of the author, by their names. */
async function lecturesOf(page: Page): Promise<Lecture[]> {
  const answer = await page.request.post('/api/v1/author/lecture/list', {
    data: { limit: 100, sort: 'name' },
  });
  return v.parse(list, await answer.json()).list;
}

/** What may change of the first three. */
const three = async (page: Page) =>
  (await lecturesOf(page))
    .slice(0, 3)
    .map(({ name, description, level, tags }) => ({ name, description, level, tags }));

/** Selects the first three rows, and opens one of the edits of all of them; the last of them stands in the menu. */
async function openEdit(page: Page, edit: RegExp, isInMenu = false): Promise<void> {
  await page.goto('/#/lectures?view=table&sort=name');
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Выбрать: / });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: 'Действия с\u00A0выбранными' });
  if (!isInMenu) return bar.getByRole('button', { name: edit }).click();
  await bar.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: edit }).click();
}

test('three lectures get a tag and a level, over a reload half-way, and one undo takes it back', async () => {
  const { page, faults } = await here.open();
  const before = await three(page);
  await openEdit(page, /^Изменить…$/);
  const form = page.getByRole('dialog', { name: 'Изменить выбранное' });
  await form.getByRole('checkbox', { name: 'Теги' }).press('Space');
  await form.getByRole('combobox', { name: 'Какие теги' }).fill('с');
  await page.getByRole('option').first().click();
  // The list of tags covers what follows until it is closed.
  await form.getByText(/^Включите то, что/).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await form.getByRole('checkbox', { name: 'Уровень' }).press('Space');
  await form.getByRole('radio', { name: 'Эксперт' }).press('Space');

  // The answer to the last of them never comes, and the page goes.
  let sent = 0;
  const hold = (route: Route) =>
    route.request().method() === 'POST' && ++sent === 3 ? undefined : route.continue();
  await page.route(/\/lecture\/lecture-[^/]+$/, hold);
  await form.getByRole('button', { name: /^Изменить\s3$/ }).click();
  await page.getByText(/^Меняем: 2\s+из\s+3$/).waitFor();
  // Held until the page is gone: let go before, it may well be answered, and nothing is cut.
  await page.reload();

  const cut = page.getByRole('dialog', { name: 'Изменение прервалось' });
  await cut.getByRole('button', { name: /^Продолжить/ }).click();
  const done = page.getByRole('dialog', { name: 'Изменено: 3' });
  await done.waitFor();
  const changed = await three(page);
  expect(changed.map(({ level }) => level)).toEqual(['expert', 'expert', 'expert']);
  const all = (of: typeof changed, tag: string) => of.every(({ tags }) => tags.includes(tag));
  const given = changed[0]?.tags.filter((tag) => all(changed, tag) && !all(before, tag));
  expect(given).toHaveLength(1);
  await done.getByRole('button', { name: 'Отменить изменение' }).click();
  await page.getByRole('dialog', { name: /^Возвращено как было: 3$/ }).waitFor();
  expect(await three(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('a word is replaced where it is left ticked, and a text is set by the rules of typography', async () => {
  const { page, faults } = await here.open();
  const [first] = await lecturesOf(page);
  if (first === undefined) throw new Error('No lecture');
  const change = (description: string) =>
    page.request.post(`/api/v1/author/lecture/${first.id}`, { data: { id: first.id, description } });
  const text = async () => (await lecturesOf(page))[0]?.description;
  await change('Жёлудь - это "друг"... Желудь и [жёлудь](https://example.com/zheludi--1).');

  await openEdit(page, /^Найти и\s+заменить…$/);
  const find = page.getByRole('dialog', { name: /^Найти и\s+заменить$/ });
  await find.getByRole('textbox', { name: 'Найти' }).fill('желудь');
  await find.getByRole('textbox', { name: 'Заменить на' }).fill('кот');
  const places = find.getByRole('list', { name: 'Что изменится' });
  await places.getByRole('checkbox').first().press('Space');
  await find.getByRole('button', { name: /^Изменить\s1$/ }).click();
  await page
    .getByRole('dialog', { name: 'Изменено: 1' })
    .getByRole('button', { name: 'Закрыть' })
    .last()
    .click();
  expect(await text()).toBe('Жёлудь - это "друг"... кот и [кот](https://example.com/zheludi--1).');

  await openEdit(page, /^Типографика…$/, true);
  const rules = page.getByRole('dialog', { name: 'Типографика' });
  await rules.getByRole('button', { name: /^Изменить\s[1-3]$/ }).click();
  const done = page.getByRole('dialog', { name: /^Изменено: [1-3]$/ });
  await done.waitFor();
  expect(await text()).toBe('Жёлудь\u00A0— это «друг»… кот и\u00A0[кот](https://example.com/zheludi--1).');
  await done.getByRole('button', { name: 'Отменить изменение' }).click();
  await page.getByRole('dialog', { name: /^Возвращено как было/ }).waitFor();
  expect(await text()).toBe('Жёлудь - это "друг"... кот и [кот](https://example.com/zheludi--1).');
  expect(faults).toEqual([]);
});
