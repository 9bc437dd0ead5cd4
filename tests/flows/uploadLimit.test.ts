import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partSize } from '#domain/upload/schema.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();
let folder: string;
/** Six parts, the last one shorter. */
const size = 5 * partSize + 1000;
/** A megabit a second. */
const rate = 125_000;
const partMs = (partSize / rate) * 1000;

beforeAll(async () => {
  folder = await emptyFolder();
  await writeFile(path.join(folder, 'Запись.mp4'), new Uint8Array(size).fill(7));
});

afterAll(() => removeFolder(folder));

/** A part that left, and when by the clock of the page, ms. */
interface Left {
  at: number;
  bytes: number;
}

declare global {
  interface Window {
    /** Stands still, and moves when the test says so. */
    paceClock: { move: (ms: number) => void; left: Left[] };
  }
}

/** Runs in a page before its own code: its clock of intervals stands still, and each part that leaves is written down. */
function watchPace(): void {
  let at = 0;
  const left: Left[] = [];
  window.paceClock = { move: (ms) => void (at += ms), left };
  performance.now = () => at;
  const prototype = XMLHttpRequest.prototype;
  const { send } = prototype;
  prototype.send = function note(this: XMLHttpRequest, body) {
    if (body instanceof Blob) left.push({ at, bytes: body.size });
    send.call(this, body);
  };
}

const partsLeft = (page: Page) => page.evaluate(() => window.paceClock.left);
async function expectLeft(page: Page, count: number) {
  await expect.poll(async () => (await partsLeft(page)).length).toBe(count);
}
const move = (page: Page, ms: number) => page.evaluate((by) => window.paceClock.move(by), ms);

async function choose(page: Page, from: RegExp, to: RegExp) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

test('a limit holds for parts by the clock, over a pause, and what another tab makes of it is heard', async () => {
  const { context, page, faults } = await here.open();
  await context.addInitScript(watchPace);
  const answered: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/part') && answer.ok()) answered.push(answer.status());
  });
  const expectKept = async (count: number) => {
    await expect.poll(() => answered.length).toBe(count);
  };
  await page.goto('/#/uploads');
  await choose(page, /^Ограничить скорость/, /^До\s1\sМбит/);
  await page.locator('main input[type="file"]').first().setInputFiles(path.join(folder, 'Запись.mp4'));
  const row = page.getByRole('listitem').filter({ hasText: 'Запись.mp4' });
  await row.waitFor();

  // The first leaves at once, and each of the others when the one before is paid for.
  await expectKept(1);
  for (const count of [2, 3]) {
    await move(page, partMs);
    await expectLeft(page, count);
    await expectKept(count);
  }

  // A pause saves nothing up: of what could have left in it, one part leaves after it.
  await row.getByRole('button', { name: /^Приостановить/ }).click();
  await row.getByText(/^На\sпаузе/).waitFor();
  await move(page, 3 * partMs);
  await row.getByRole('button', { name: /^Продолжить/ }).click();
  await expectKept(4);
  await move(page, partMs);
  await expectKept(5);
  const left = await partsLeft(page);
  expect(left.map(({ at }) => Math.round(at / partMs))).toEqual([0, 1, 2, 5, 6]);
  for (const [from, first] of left.entries()) {
    const later = left.slice(from);
    const until = later.at(-1)?.at ?? first.at;
    const sum = later.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeLessThanOrEqual(((until - first.at) / 1000) * rate + partSize + 1);
  }

  // The panel tells of it on other screens.
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Лекции' }).click();
  await page.waitForURL(({ hash }) => hash === '#/lectures');
  const panel = page.getByRole('region', { name: /^Загрузки \d/ });
  await panel.getByRole('button', { name: /^Не\sбыстрее\s1\sМбит/ }).waitFor();

  // Another tab takes the limit away, and the clock need not move for the rest.
  const other = await context.newPage();
  await other.goto('/#/uploads');
  // What is said of the upload moves the button aside: a press that begins before it would end beside it.
  await other.getByRole('listitem').filter({ hasText: 'Запись.mp4' }).waitFor();
  await choose(other, /^Не\sбыстрее\s1\sМбит/, /^Без ограничения/);
  await expectKept(6);
  const all = await partsLeft(page);
  expect(all.reduce((total, { bytes }) => total + bytes, 0)).toBe(size);
  expect(await partsLeft(other)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
