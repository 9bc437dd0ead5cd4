import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { consoleIsKept, keptRows, rowsAreKept } from './kept.ts';
import { difference, heldVisit, keptPictures, pictureIsKept } from './picture.ts';

// What an author who comes back sees before the console runs.

const here = consoleOfFile();

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];

test.each(sizes)(
  'the last rows stand before the console runs, with a network and without, and it takes their place without a shift: $width',
  async (size) => {
    const { context, page, faults } = await here.open({ codeAhead: true, size });
    await page.goto('/#/lectures');
    await consoleIsKept(page);
    await pictureIsKept(page, '/lectures');
    await rowsAreKept(page, 'lecture', 'list');
    const [name = ''] = (await page.locator('main li').first().innerText())
      .split('\n')
      .filter((line) => /[а-я]/.test(line));
    await page.close();

    const differences: number[] = [];
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      const visit = await heldVisit(context, '/#/lectures');
      await visit.picture.getByText(name).first().waitFor();
      expect(await visit.page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0);
      // Nobody reaches it by keys or hears it.
      await visit.page.keyboard.press('Tab');
      await visit.page.keyboard.type('лес');
      expect(await visit.page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await visit.page.getByRole('link').count()).toBe(0);
      const before = await visit.page.screenshot();
      await visit.run();
      const after = await visit.page.screenshot();
      expect.soft(await visit.shifts()).toBeLessThanOrEqual(0.01);
      // Without a network a band says so over the rows, which stand lower for it.
      differences.push(await difference(before, after));
      await visit.page.locator('main li').filter({ hasText: name }).first().waitFor();
      expect(await visit.page.getByRole('main').count()).toBe(1);
      await visit.page.close();
    }
    expect(differences[0]).toBeLessThanOrEqual(0.01);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('of clients no picture has anything: their screens begin with the bare frame', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/purchases');
  await consoleIsKept(page);
  // Seen by the author, in this order: what shows clients is followed by what does not.
  for (const screen of ['audience', 'requests', 'qa', 'purchases']) {
    await page.evaluate((to) => void (location.hash = `#/${to}`), screen);
    await page.locator('main').getByRole('listitem').or(page.locator('main [role=row]')).nth(1).waitFor();
  }
  await pictureIsKept(page, '/purchases', '');
  await pictureIsKept(page, '/');
  await pictureIsKept(page, '/tags');
  const answer = await context.request.post('/api/v1/author/audience/list', {
    data: { page: 1, limit: 100 },
  });
  const { list } = (await answer.json()) as { list: { name: string; email?: string }[] };
  const kept = await keptPictures(page);
  expect(Object.keys(kept).length).toBeGreaterThanOrEqual(3);
  const words = list.flatMap(({ name, email }) => [name, ...(email === undefined ? [] : [email])]);
  expect(words.length).toBeGreaterThan(20);
  for (const [key, text] of Object.entries(kept))
    expect(words.filter((word) => text.includes(word)).map((word) => `${key}: ${word}`)).toEqual([]);
  await page.close();

  const visit = await heldVisit(context, '/#/purchases');
  expect(await visit.picture.getAttribute('data-picture')).toBe('frame');
  await visit.picture.getByRole('heading', { name: 'Покупки', includeHidden: true }).waitFor();
  await visit.run();
  expect.soft(await visit.shifts()).toBeLessThanOrEqual(0.01);
  await visit.page.close();

  // A theme that was chosen is there with the picture, and home has its income.
  const home = await heldVisit(context, '/#/');
  await home.page.evaluate(() => localStorage.setItem('kabinet.theme', '"dark"'));
  await home.page.reload();
  await home.picture.getByText('Доход за 30 дней').waitFor();
  expect(await home.page.locator('html').getAttribute('data-theme')).toBe('dark');
  await home.run();
  expect.soft(await home.shifts()).toBeLessThanOrEqual(0.01);
  expect(faults).toEqual([]);
  await context.close();
});

test('after a logout there is no picture, and none where the author wants nothing kept', async () => {
  const { context, page, faults } = await here.open({ codeAhead: true });
  await page.goto('/#/tags');
  await consoleIsKept(page);
  await pictureIsKept(page, '/tags');
  // It is said at once, whatever still lies there.
  for (const [name, value] of [
    ['kabinet.seen', 'leaving'],
    ['kabinet.keepRows', 'false'],
  ] as const) {
    const before = await page.evaluate((key) => localStorage.getItem(key), name);
    await page.evaluate(([key, to]) => localStorage.setItem(key, to), [name, value] as const);
    const visit = await heldVisit(context, '/#/tags');
    expect(await visit.picture.count()).toBe(0);
    await visit.page.close();
    await page.evaluate(
      ([key, to]) => (to === null ? localStorage.removeItem(key) : localStorage.setItem(key, to)),
      [name, before] as const,
    );
  }
  await page.getByRole('button', { name: 'Меню автора' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await expect.poll(() => keptRows(page)).toEqual([]);
  const visit = await heldVisit(context, '/#/tags');
  expect(await visit.picture.count()).toBe(0);
  await visit.page.evaluate(() => window.runConsole?.());
  await visit.page.getByRole('button', { name: 'Войти' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
