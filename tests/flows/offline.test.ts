import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { codeOfRun, screensOfRun } from './everyScreen.ts';

const here = consoleOfFile();

/** Every section, and what stands over it. */
const sections = [
  ['#/', /^Доб|^Здрав/],
  ['#/planner', /^[А-Я][а-я]+/],
  ['#/publications', /^Публикации/],
  ['#/courses', /^Курсы/],
  ['#/marathons', /^Марафоны/],
  ['#/lectures', /^Лекции/],
  ['#/meditations', /^Медитации/],
  ['#/webinars', /^Вебинары/],
  ['#/consultations', /^Консультации/],
  ['#/quizzes', /^Тесты/],
  ['#/qa', /^Вопросы/],
  ['#/tags', /^Теги/],
  ['#/requests', /^Заявки/],
  ['#/purchases', /^Покупки/],
  ['#/audience', /^Клиенты/],
  ['#/referrals', /^Рефералы/],
  ['#/campaigns', /^Рассылки/],
  ['#/streams', /^Видеотека/],
  ['#/uploads', /^Загрузки/],
  ['#/profile', /^Профиль/],
  ['#/lectures/new', /^Название лекции/],
  ['#/meditations/new', /^Название медитации/],
  ['#/consultations/new', /^Название консультации/],
  ['#/courses/new', /^Название курса/],
  ['#/marathons/new', /^Название марафона/],
  ['#/webinars/new', /^Название вебинара/],
  ['#/quizzes/new', /^Название теста/],
] as const;

const sectionsOfRun = screensOfRun(sections, ([hash]) => hash);
const codeOfSections = codeOfRun(sections, ([hash]) => hash);

const goTo = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** What a list shows: cards, lines of a table, cards of a board, and lists beside them. */
const rows = (page: Page) => page.getByRole('main').locator('li, tr, [role=row], [data-card]');
/** The first words of each row: its name. What is told beside it may still be on its way. */
const names = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((found) =>
    found.map(
      (row) => (row as HTMLElement).innerText.split('\n').find((line) => /[а-яё]{3}/i.test(line)) ?? '',
    ),
  );
const noNetwork = (page: Page) => title(page).filter({ hasText: /^Нет сети$/ });

/** The frame stands: one menu, one main part, and the band that tells of the network. */
async function frameStands(page: Page): Promise<void> {
  expect(await page.locator('main').count()).toBe(1);
  expect(await page.getByRole('navigation', { name: 'Разделы' }).isVisible()).toBe(true);
  expect(await page.getByText(/^Нет сети\. Правки остаются/).isVisible()).toBe(true);
}

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
const manifest = (): Manifest =>
  JSON.parse(readFileSync(path.resolve('dist/console/.vite/manifest.json'), 'utf8'));

/**
 * What is fetched once somebody asks for it: screens of guests, readers of archives and of media, that nothing fails without, what cuts a
 * recording, which comes over the network too, copies, which begin with a reading of the original, previews with what keeps them in files,
 * and readers of captions in a folder.
 */
const whenAsked =
  /lib\/text\/commonPasswords|features\/account\/(?!Profile)|PasswordStrength\/judge|mediabunny|lib\/(?:cut|file\/(?:zip|xml))|zip\.js|bundle\/openBundle|outline\/cartridge|atoms\/\w+\/(?:copy|loadCopy)|atoms\/webinar\/asLecture|Editor\/\w+Preview|client\/saving|captions\/(?:decode|languageOfName|limit|read|tracks|write)/;

/** The files of everything that the console may show to an author. */
function codeOfAll(): string[] {
  const rows = manifest();
  const found = new Set<string>();
  const add = (key: string) => {
    const row = rows[key];
    if (row === undefined || found.has(key) || whenAsked.test(key)) return;
    found.add(key);
    for (const next of [...(row.imports ?? []), ...(row.dynamicImports ?? [])]) add(next);
  };
  add('index.html');
  return [...found].map((key) => rows[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** Notes the files that have come; gives the way to wait for more of them. */
function watchFiles(page: Page): (files: readonly string[]) => Promise<void> {
  const come = new Set<string>();
  page.on('requestfinished', (request) => come.add(new URL(request.url()).pathname.slice(1)));
  return async (files) => {
    await expect
      .poll(() => files.filter((file) => !come.has(file)), { timeout: 60_000, interval: 100 })
      .toEqual([]);
  };
}

test('without code and network every section says so within the frame, and opens by itself', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/');
  await title(page).waitFor();
  await context.setOffline(true);
  for (const [hash] of codeOfSections.filter(([hash]) => hash !== '#/')) {
    await goTo(page, hash);
    await noNetwork(page).waitFor();
    await frameStands(page);
  }
  for (const [hash, name] of [
    ['#/lectures', /^Лекции/],
    ['#/quizzes', /^Тесты/],
  ] as const) {
    await goTo(page, hash);
    await noNetwork(page).waitFor();
    await context.setOffline(false);
    await title(page).filter({ hasText: name }).waitFor();
    await rows(page).first().waitFor();
    await context.setOffline(true);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the code of the first screen that does not come at first comes by itself', async () => {
  const { context, page, faults } = await here.open();
  // From now on the device notes that an author works here: what is opened next is asked for ahead.
  await page.goto('/#/');
  await title(page).waitFor();
  await page.goto('about:blank');
  let asked = 0;
  const file = manifest()['src/features/lecture/LectureList/LectureList.tsx']?.file ?? 'none';
  await context.route(`**/${file}`, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/#/lectures');
  await rows(page).first().waitFor();
  expect(asked).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('without code and network every menu and dialog says so, and opens by itself', async () => {
  const { context, page, faults } = await here.open();
  const arrive = watchFiles(page);
  await page.goto('/#/lectures');
  await page.locator('main li img').first().waitFor();
  await arrive([manifest()['src/app/missing/MissingCode/MissingDialog.tsx']?.file ?? 'none']);
  await context.setOffline(true);
  const told = page.getByRole('dialog', { name: 'Нет сети' });
  const deeds = [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('?'),
    () => page.getByRole('button', { name: 'Меню автора' }).click(),
    () => page.getByRole('button', { name: 'Создать' }).click(),
  ];
  for (const open of deeds) {
    await open();
    await told.waitFor();
    await told.getByRole('button', { name: 'Не\u00A0открывать' }).click();
    await told.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Создать' }).click();
  await told.waitFor();
  await context.setOffline(false);
  await page.getByRole('menuitem', { name: 'Медитация' }).waitFor();
  expect(await told.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('all code is fetched when the page rests: sections and dialogs open without a network, and rows come with it', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  const arrive = watchFiles(page);
  await page.goto('/#/');
  await arrive(codeOfAll());
  await context.setOffline(true);
  for (const [hash, name] of codeOfSections) {
    await goTo(page, hash);
    await title(page).filter({ hasText: name }).waitFor();
    await frameStands(page);
  }
  // What was never read is told in its place, and read by itself.
  await goTo(page, '#/lectures');
  await page
    .getByRole('main')
    .getByText(/^Нет сети\./)
    .last()
    .waitFor();
  await context.setOffline(false);
  await page.locator('main li img').first().waitFor();
  expect(await page.getByText(/^Не\sудалось/).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('what was seen stays without a network', async () => {
  const { context, page, faults } = await here.open();
  await page.goto('/#/');
  await title(page).waitFor();
  const seen = new Map<string, string>();
  const lists = sectionsOfRun.filter(
    ([hash]) => !/new|profile|uploads|planner|campaigns|referrals|#\/$/.test(hash),
  );
  const others = sectionsOfRun.filter((section) => !lists.includes(section));
  const open = async ([hash, name]: (typeof sections)[number]) => {
    await goTo(page, hash);
    await title(page).filter({ hasText: name }).waitFor();
  };
  for (const section of others) await open(section);
  for (const section of lists) {
    await open(section);
    // One with words: what stands there until then has none.
    await expect.poll(() => names(page)).toContainEqual(expect.stringMatching(/./));
    seen.set(section[0], (await names(page)).find(Boolean) ?? '');
  }
  await context.setOffline(true);
  for (const section of others) {
    await open(section);
    await frameStands(page);
  }
  for (const section of lists) {
    await open(section);
    await expect.poll(() => names(page)).toContain(seen.get(section[0]));
    await frameStands(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});
