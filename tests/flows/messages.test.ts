import { rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { typedDay } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { dropFiles } from './dropFiles.ts';
import { makePicture } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

// Messages of the catalogue that no other flow and no story brings up, as an author meets them.

const here = consoleOfFile();
let visit: Visit;
let page: Page;
let files: string;

beforeAll(async () => {
  files = await emptyFolder();
});
afterAll(() => removeFolder(files));

beforeEach(async () => {
  visit = await here.open();
  page = visit.page;
});
afterEach(() => visit.context.close());

/** The words are on the page, beside what failed or in a notification. */
const told = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor();

/** The platform answers calls to a path by a failure: to those of a method, where one is given. */
async function broken(call: string, { method = 'POST', status = 500 } = {}): Promise<() => Promise<void>> {
  const url = new RegExp(`/api/v1/author/${call}(?:\\?|$)`);
  await page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { error: 'broken' } })
      : route.fallback(),
  );
  return () => page.unroute(url);
}

test('what is not there is told with its id', async () => {
  const words: Record<string, RegExp> = {
    '/#/lectures/no-such': /Лекция no-such не\sнайдена/,
    '/#/consultations/no-such': /Консультация no-such не\sнайдена/,
    '/#/courses/no-such': /Курс no-such не\sнайден/,
    '/#/marathons/no-such': /Марафон no-such не\sнайден/,
    '/#/publications?open=no-such': /Публикация no-such не\sнайдена/,
  };
  for (const [address, told_] of Object.entries(words)) {
    await page.goto(address);
    await told(told_);
  }
  expect(visit.faults).toEqual([]);
});

test('a list that cannot be read says so', async () => {
  const lists: [string, string, RegExp][] = [
    ['/#/purchases', 'purchase/list', /^Не\sудалось получить список покупок автора$/],
    ['/#/referrals', 'referral/list', /^Не\sудалось получить список рефералов пользователя$/],
    ['/#/audience', 'audience/list', /^Ошибка при получении списка клиентов$/],
  ];
  for (const [address, call, words] of lists) {
    await broken(call);
    await page.goto(address);
    await told(words);
  }
  expect(visit.faults).toEqual([]);
});

test('what cannot be created says so, and what was typed stays', async () => {
  const kinds: [string, string, RegExp][] = [
    ['/#/lectures/new', 'lecture/create', /^Ошибка при создании лекции$/],
    ['/#/courses/new', 'course/create', /Ошибка при создании курса/],
  ];
  for (const [address, call, words] of kinds) {
    await broken(call);
    await page.goto(address);
    const title = page.getByRole('textbox', { name: /^Название/ }).first();
    await title.fill('Голос без спешки');
    await page.keyboard.press('Control+s');
    await told(words);
    expect(await title.inputValue()).toBe('Голос без спешки');
  }
  expect(visit.faults).toEqual([]);
});

/** A row of the programme. */
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}(,|$)`) });

/** Gives a programme one change of each kind that a call of its own carries, and saves. */
async function changeProgram({
  tab,
  module,
  attachment,
}: {
  tab: RegExp;
  module: string;
  attachment: string;
}) {
  await page
    .getByRole('textbox', { name: /^Название/ })
    .first()
    .fill('Другое имя');
  await page.getByRole('link', { name: tab }).click();
  await row(module).waitFor();
  const name = page.getByRole('treegrid').getByRole('textbox');
  await row(module).focus();
  await page.keyboard.press('F2');
  await name.fill('Переименованный');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Модуль', exact: true }).first().click();
  await name.fill('Новый');
  await name.press('Enter');
  await row('Новый').waitFor();
  const plan = path.join(files, 'план.pdf');
  await writeFile(plan, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  await dropFiles(await visit.context.newCDPSession(page), row('Переименованный'), [plan]);
  await row('план.pdf').waitFor();
  await row(attachment).focus();
  await page.keyboard.press('Delete');
  await row(attachment).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
}

test.each([
  {
    kind: 'course',
    address: '/#/courses/course-telo',
    tab: /^Программа/,
    module: 'Дыхание как опора',
    attachment: 'Дневник дыхания.pdf',
  },
  {
    kind: 'marathon',
    address: '/#/marathons/marathon-utro',
    tab: /^Программа/,
    module: 'Неделя первая: проснуться',
    attachment: 'Дневник марафона.pdf',
  },
])(
  'the save of a $kind says at which step it stopped, and goes on from there',
  async ({ kind, address, ...its }) => {
    await page.goto(address);
    const mends = new Map([
      ['Модуль', await broken(`${kind}/[^/]+/module/(?!create)[^/]+`)],
      ['Новый модуль', await broken(`${kind}/[^/]+/module/create`)],
      ['Вложение', await broken(`${kind}/[^/]+/module/[^/]+/attach/upload`)],
      ['Удаление файла', await broken(`${kind}/[^/]+/module/[^/]+/attach/[^/]+`, { method: 'DELETE' })],
      ['Основное', await broken(`${kind}/(?!create|list)[^/]+`)],
    ]);
    await changeProgram(its);
    const bar = page.getByRole('region', { name: 'Сохранение' });
    while (mends.size > 0) {
      const said = await bar.getByRole('alert').innerText();
      const what = /не\sвышло «(?<what>[^»]+)»/.exec(said)?.groups?.['what'] ?? '';
      const mend = mends.get(what);
      if (mend === undefined) throw new Error(`The save stopped at something else: ${said}`);
      await mend();
      mends.delete(what);
      await bar.getByRole('button', { name: /^Продолжить с\sэтого места/ }).click();
      await bar
        .getByRole('alert')
        .filter({ hasText: `«${what}»` })
        .waitFor({ state: 'detached' });
    }
    await bar.waitFor({ state: 'hidden' });
    await page.reload();
    await row('Переименованный').waitFor();
    await row('план.pdf').waitFor();
    expect(await row(its.attachment).count()).toBe(0);
    // The last row is drawn once it comes in sight.
    await row('Переименованный').focus();
    await page.keyboard.press('End');
    await row('Новый').waitFor();
    expect(visit.faults).toEqual([]);
  },
);

test('a webinar that is neither made nor announced says so', async () => {
  await broken('webinar/create');
  await page.goto('/#/webinars/new');
  await page.getByRole('textbox', { name: 'Название вебинара' }).fill('Голос без спешки');
  const date = page.getByRole('textbox', { name: 'Дата' });
  await date.focus();
  await date.fill(typedDay(10));
  await date.press('Enter');
  const start = page.getByRole('combobox', { name: 'Начало' });
  await start.fill('11:00');
  await start.press('Enter');
  await page.keyboard.press('Control+s');
  await told(/^Ошибка при создании вебинара$/);

  const { list } = (await (
    await page.request.post('/api/v1/author/webinar/list', {
      data: { filter: { status: ['scheduled'] }, limit: 100 },
      headers: { Origin: here.server.origin },
    })
  ).json()) as { list: { id: string; link: string | null }[] };
  await broken('webinar/start/[^/]+');
  await page.goto(`/#/webinars/${list.find(({ link }) => link !== null)?.id}`);
  await page.getByRole('button', { name: 'Начать вебинар' }).click();
  await page
    .getByRole('dialog', { name: 'Начать эфир сейчас?' })
    .getByRole('button', { name: 'Начать вебинар' })
    .click();
  await told(/^Ошибка при отправке уведомления о\sначале вебинара$/);
  expect(visit.faults).toEqual([]);
});

test('an upload says at which of its calls it stopped, and a file that it cannot be read', async () => {
  /** No copy is kept of a file so large. */
  const megabytes = 21;
  const make = async (name: string, size = 1): Promise<string> => {
    const file = path.join(files, name);
    await writeFile(file, '');
    await truncate(file, size * 2 ** 20);
    return file;
  };
  const choose = async (name: string, size?: number) =>
    page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles(await make(name, size));
  await page.goto('/#/uploads');

  let mend = await broken('upload/session/new', { status: 422 });
  await choose('начало.mp4');
  await told(/^Не\sудалось начать загрузку файла «начало.mp4»$/);
  await mend();

  mend = await broken('upload/session/[^/]+/close', { status: 422 });
  await choose('конец.mp4');
  await told(/^Не\sудалось загрузить файл «конец.mp4»$/);
  await mend();

  const session = '**/api/v1/author/upload/session/new';
  await page.route(session, async (route) => {
    await rm(path.join(files, 'пропажа.mp4'));
    await route.continue();
  });
  await choose('пропажа.mp4', megabytes);
  await told(/^Не\sудалось прочитать файл «пропажа.mp4»$/);
  await page.unroute(session);
  expect(visit.faults).toEqual([]);
});

test('a cover that does not go up says so', async () => {
  await broken('upload/image', { status: 422 });
  await page.goto('/#/lectures/lecture-golos');
  const cover = path.join(files, 'cover.png');
  await makePicture(cover, 1280, 720);
  await page.getByLabel('Файл обложки').setInputFiles(cover);
  await page.getByRole('dialog').getByRole('button', { name: 'Готово' }).click();
  await told(/^Не\sудалось загрузить обложку$/);
  expect(visit.faults).toEqual([]);
});
