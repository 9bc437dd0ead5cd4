import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addDays, wallTime } from '../../src/lib/time/moments.ts';
import { demo } from './browser.ts';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { chooseInMenu, focused, goTo } from './keys.ts';

const here = consoleOfFile();

const zone = 'Europe/Moscow';
const hourMs = 60 * 60_000;

/** So many hours from now by the clock of the author, as an author types it. */
function typedMoment(hours: number): { day: string; time: string } {
  const { day, time } = wallTime(new Date(now() + hours * hourMs).toISOString(), zone);
  return { day: day.split('-').toReversed().join('.'), time };
}

/** A day from now on which the demo holds nothing, as an author types it. */
function typedDay(ahead: number): string {
  const today = wallTime(new Date(now()).toISOString(), zone).day;
  return addDays(today, ahead).split('-').toReversed().join('.');
}

interface Planned {
  id: string;
  name: string;
  startsAt: string;
  durationMin: number;
  status: string;
  link: string | null;
  cancelReason: string | null;
  publication: { costKopecks: number; seatLimit: number | null };
}

/** What the platform holds of the webinars with these words in their names, the earliest first. */
async function onPlatform(page: Page, words: string): Promise<Planned[]> {
  const answer = await page.request.post('/api/v1/author/webinar/list', {
    data: { sort: 'startsAt', limit: 100 },
    headers: { Origin: here.server.origin },
  });
  const { list }: { list: Planned[] } = await answer.json();
  return list.filter(({ name }) => name.includes(words));
}

/** Starts of webinars by the clock of the author. */
const times = (webinars: Planned[]) => webinars.map(({ startsAt }) => wallTime(startsAt, zone).time);

/** What the calendar says of a day of theirs, one line a webinar, the earliest first. */
async function onCalendar(page: Page, ahead: number, words: string): Promise<string[]> {
  const day = typedDay(ahead).split('.').toReversed().join('-');
  await page.goto(`/#/planner?view=day&day=${day}`);
  const events = page.getByRole('button').filter({ hasText: words });
  await events.first().waitFor();
  const texts = await events.allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Waits until the calendar says so much of each webinar, in their order. */
async function inCalendar(page: Page, ahead: number, words: string, expected: RegExp[]): Promise<void> {
  await expect
    .poll(async () => {
      const said = await onCalendar(page, ahead, words);
      return said.length === expected.length && expected.every((each, at) => each.test(said[at] ?? ''));
    })
    .toBe(true);
}

/** Waits for a toast with these words, and closes it, so that the next need not wait. */
async function told(page: Page, words: RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  await toasts.getByText(words).waitFor();
  await toasts.getByRole('button', { name: 'Закрыть' }).press('Enter');
  await toasts.getByText(words).waitFor({ state: 'hidden' });
}

/** Whether the table of the list says all of this in the row of a webinar. */
async function listed(page: Page, name: string, ...words: (string | RegExp)[]): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.first().waitFor();
  for (const each of words) await row.getByText(each).first().waitFor();
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Название вебинара' });
const date = (page: Page) => page.getByRole('textbox', { name: 'Дата' });
const start = (page: Page) => page.getByRole('combobox', { name: 'Начало' });

async function enterTime(page: Page, day: string, time: string): Promise<void> {
  // The day is told in words until the field has the focus.
  await date(page).focus();
  await date(page).fill(day);
  await date(page).press('Enter');
  await start(page).fill(time);
  await start(page).press('Enter');
}

test('two webinars from the plan to the air and to the end: the platform, the form, the list and the calendar agree', async () => {
  const { context, page, faults } = await here.open();
  const [first, second] = ['Утренний эфир: опора', 'Утренний эфир: дыхание'];
  const list = async () => {
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Вебинары' }).click();
    await page.waitForURL(/#\/webinars(?:\?|$)/);
  };
  await page.goto('/#/webinars/new');
  const name = title(page);

  // Too soon: told beside the field while it is typed, and refused by the platform in its words.
  await name.fill(first);
  const soon = typedMoment(40);
  await enterTime(page, soon.day, soon.time);
  await page.getByText(/не\sраньше чем через 48\sчасов: с/).waitFor();
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар должен начаться не\sраньше чем через 48\sчасов/);
  expect(await onPlatform(page, 'Утренний эфир')).toEqual([]);
  await expect.poll(() => name.inputValue()).toBe(first);

  // A good day.
  await enterTime(page, typedDay(10), '11:00');
  await page.getByText(/не\sраньше чем через 48\sчасов: с/).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/webinars\/(?!new)[^/]+$/);
  expect(times(await onPlatform(page, 'Утренний эфир'))).toEqual(['11:00']);
  await list();
  await listed(page, first, '11:00', 'Запланирован', /нет ссылки/);

  // The second meets the first: named as a link, refused, and let out by one press.
  await page.getByRole('link', { name: 'Новый вебинар' }).click();
  await name.fill(second);
  await enterTime(page, typedDay(10), '11:30');
  const clash = page.getByText(/Пересекается с\sвебинаром/);
  await clash.waitFor();
  await page.getByRole('link', { name: `«${first}»` }).waitFor();
  await page.keyboard.press('Control+s');
  await told(page, /На\sэто время у\sвас уже запланирован вебинар/);
  await expect.poll(() => start(page).inputValue()).toBe('11:30');
  await page.getByRole('button', { name: /^Начать .*12:00$/ }).click();
  await clash.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/webinars\/(?!new)[^/]+$/);
  expect(times(await onPlatform(page, 'Утренний эфир'))).toEqual(['11:00', '12:00']);
  const address = page.url();
  await inCalendar(page, 10, 'Утренний эфир', [/11:00.*нет ссылки/, /12:00.*нет ссылки/]);
  await page.goto(address);

  // An edit.
  await start(page).fill('12:30');
  await start(page).press('Enter');
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар обновлён/);
  expect(times(await onPlatform(page, 'Утренний эфир'))).toEqual(['11:00', '12:30']);

  // No start without a link, here or on the platform.
  await page.getByRole('button', { name: 'Начать вебинар' }).click();
  const link = page.getByRole('textbox', { name: /Ссылка на\sэфир/ });
  await page.getByText(/Укажите ссылку на\sэфир/).waitFor();
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  const [, planned] = await onPlatform(page, 'Утренний эфир');
  const refused = await page.request.post(`/api/v1/author/webinar/start/${planned?.id}`, {
    headers: { Origin: here.server.origin },
  });
  expect([refused.status(), (await refused.json()).error]).toEqual([422, 'webinar URL not provided']);

  // With one it starts, and asks first: it is days away.
  await link.fill('meet.example.com/dyhanie');
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар обновлён/);
  await page.getByRole('button', { name: 'Начать вебинар' }).click();
  const ask = page.getByRole('dialog', { name: 'Начать эфир сейчас?' });
  await ask.getByText(/уведомлять некого/).waitFor();
  await ask.getByRole('button', { name: 'Начать вебинар' }).click();
  await told(page, /Уведомление о\sначале вебинара отправлено/);
  await page.getByText('В\u00A0эфире').first().waitFor();
  await list();
  await listed(page, second, '12:30', 'В\u00A0эфире');
  await listed(page, first, '11:00', 'Запланирован');
  await inCalendar(page, 10, 'Утренний эфир', [/11:00/, /12:30.*в эфире/]);
  await list();

  // The terms of the first.
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('link', { name: 'Публикация', exact: true }).click();
  await page.getByRole('textbox', { name: 'Билет' }).fill('1490');
  await page.getByRole('spinbutton', { name: /Мест в\sпродаже/ }).fill('60');
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар обновлён/);
  const [priced] = await onPlatform(page, first);
  expect(priced?.publication).toMatchObject({ costKopecks: 149_000, seatLimit: 60 });
  await list();
  await listed(page, first, /1\s490\s₽/, /0 из\s60/);

  // It is cancelled with a reason.
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: /Ещё действия с\sвебинаром/ }).click();
  await page.getByRole('menuitem', { name: /Отменить вебинар/ }).click();
  await page.getByRole('textbox', { name: 'Причина' }).fill('Заболела, новую дату пришлю письмом.');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить вебинар' }).click();
  await told(page, /Вебинар обновлён/);
  await page.getByText(/^Причина: Заболела/).waitFor();
  const [gone] = await onPlatform(page, first);
  expect(gone).toMatchObject({ status: 'cancelled', cancelReason: 'Заболела, новую дату пришлю письмом.' });
  await list();
  await listed(page, second, 'В\u00A0эфире');
  await expect.poll(() => page.getByRole('row').filter({ hasText: first }).count()).toBe(0);
  await page.getByRole('link', { name: /Отменённые/ }).click();
  await listed(page, first, 'Отменён');
  await inCalendar(page, 10, 'Утренний эфир', [/11:00.*отмена/, /12:30.*в эфире/]);

  expect(faults).toEqual([]);
  await context.close();
});

/** Types over what the field in focus holds. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Opens a section or does a command through the palette. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Поиск/ }).waitFor();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: new RegExp(words), selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

test('the same by the keyboard alone', async () => {
  const { context, page, faults } = await here.open({ account: null });
  const [first, second] = ['Дневной эфир: опора', 'Дневной эфир: дыхание'];
  await page.goto('/#/login');
  await page.getByLabel('Почта').waitFor();
  await goTo(page, /^Почта/);
  await page.keyboard.type(demo.email);
  await goTo(page, /^Пароль/);
  await page.keyboard.type(`${demo.password}\n`);
  await page.waitForURL(/#\/$/);
  await page.getByRole('button', { name: /Поиск/ }).waitFor();

  const plan = async (name: string, day: string, time: string) => {
    await command(page, 'Новый вебинар');
    await page.waitForURL(/#\/webinars\/new$/);
    await start(page).waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('');
    await goTo(page, /^Название вебинара/);
    await type(page, name);
    await goTo(page, /^Дата$/);
    await type(page, day);
    await goTo(page, /^Начало$/);
    await type(page, time);
    await page.keyboard.press('Enter');
  };

  // Refused for 40 hours, then moved by typing.
  const soon = typedMoment(40);
  await plan(first, soon.day, soon.time);
  await page.keyboard.press('Control+s');
  await told(page, /не\sраньше чем через 48\sчасов$/);
  await goTo(page, /^Дата$/, 'Shift+Tab');
  await type(page, typedDay(11));
  await goTo(page, /^Начало$/);
  await type(page, '15:00');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/webinars\/(?!new)[^/]+$/);

  // Refused for the overlap, then let out by the free time that is offered.
  await plan(second, typedDay(11), '15:15');
  await page.getByText(/Пересекается с\sвебинаром/).waitFor();
  await page.keyboard.press('Control+s');
  await told(page, /уже запланирован вебинар/);
  await goTo(page, /^Начать .*16:00/);
  await page.keyboard.press('Enter');
  await page.getByText(/Пересекается с\sвебинаром/).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/webinars\/(?!new)[^/]+$/);
  expect(times(await onPlatform(page, 'Дневной эфир'))).toEqual(['15:00', '16:00']);

  // Off without a link: the press leads to it. With one it starts.
  await goTo(page, /^Начать вебинар/);
  await page.keyboard.press('Enter');
  await page.getByText(/Укажите ссылку на\sэфир/).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Ссылка на эфир/);
  await page.keyboard.type('https://meet.example.com/dnem');
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар обновлён/);
  await goTo(page, /^Начать вебинар/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Начать эфир сейчас?' }).waitFor();
  await goTo(page, /^Начать вебинар/);
  await page.keyboard.press('Enter');
  await told(page, /Уведомление о\sначале вебинара отправлено/);

  // The terms of the first, and its end.
  await command(page, 'Вебинары');
  await page.waitForURL(/#\/webinars(?:\?|$)/);
  await listed(page, second, 'В\u00A0эфире');
  await command(page, first);
  await expect.poll(() => title(page).inputValue()).toBe(first);
  await goTo(page, /^Публикация$/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Билет' }).waitFor();
  await goTo(page, /^Билет/);
  await type(page, '990');
  await page.keyboard.press('Control+s');
  await told(page, /Вебинар обновлён/);
  await goTo(page, /^Ещё действия с вебинаром/, 'Shift+Tab');
  await chooseInMenu(page, /^Отменить вебинар/);
  await page.getByRole('textbox', { name: 'Причина' }).waitFor();
  await goTo(page, /^Причина/);
  await page.keyboard.type('Переносим на весну.');
  await goTo(page, /^Отменить вебинар/);
  await page.keyboard.press('Enter');
  await told(page, /Вебинар обновлён/);
  const [gone, live] = await onPlatform(page, 'Дневной эфир');
  expect(gone).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Переносим на весну.',
    publication: { costKopecks: 99_000 },
  });
  expect(live?.status).toBe('live');

  expect(faults).toEqual([]);
  await context.close();
});
