import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { screensOfRun } from './everyScreen.ts';
import { makeVideo } from './media.ts';
import { addressOf, screens, watchLine } from './screens.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = consoleOfFile();

const widest = { width: 1440, height: 900 };
const sizes = [widest, { width: 768, height: 1024 }, { width: 360, height: 740 }];

/** Looks at the page anew, whose tags fail, as on every screen; holds what is told of that, as a pointer over it would. */
async function holdNotification(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.locator('[aria-label="Уведомления"] > *').first().dispatchEvent('pointerover');
}

/** Opens a screen, and waits until it stands in place of the one before: each names the page anew. */
async function open(page: Page, address: string): Promise<void> {
  const [title, before] = [await page.title(), new URL(page.url()).hash];
  await page.evaluate((to) => void (location.hash = to), address);
  if (before.split('?')[0] === address.split('?')[0]) return;
  await expect.poll(() => page.title()).not.toBe(title);
}

/** All that the device keeps for the page, as JSON. */
async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The device does not answer')));
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** Waits until nothing has moved for three frames: the bar measures what stands in it, and moves the page a frame later. */
async function atRest(page: Page): Promise<void> {
  const rests = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () =>
      [...document.querySelectorAll('[aria-label="Уведомления"], [data-uploads], main, main > *')]
        .map((part) => Object.values(part.getBoundingClientRect().toJSON()).join())
        .join(' ');
    let still = 0;
    for (let [looked, before] = [0, '']; looked < 60 && still < 3; looked += 1) {
      await frame();
      const after = places();
      still = after === before ? still + 1 : 0;
      before = after;
    }
    return still === 3;
  });
  if (!rests) throw new Error(`${page.url()} goes on moving`);
}

/** Controls that the notification or the panel of uploads lies over, wherever the page is scrolled to. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = '[aria-label="Уведомления"] > *, [data-uploads]';
    const seen = (control: Element) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && !control.contains(hit) && hit.closest(floating) !== null;
    };
    const inSight = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    };
    if (document.querySelector('[aria-label="Уведомления"] > *') === null) return ['no notification'];
    const scope = document.querySelector('dialog[open]') ?? document;
    let left = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex="0"]'),
    ].filter(
      (control) => !control.matches(':disabled') && control.closest(floating) === null && seen(control),
    );
    const names: string[] = [];
    // One scroll frees all that is in sight then.
    const free = () => (left = left.filter((control) => !inSight(control) || isCovered(control)));
    for (free(); left[0] !== undefined; free()) {
      const [control] = left;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (isCovered(control)) control.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isCovered(control))
        names.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
      left.shift();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return names;
  });
}

test('no notification and no panel of uploads covers a control, on any screen, at any width', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kabinet-'));
  const video = path.join(folder, 'Плечи и шея.mp4');
  await makeVideo(video, 2, 1);
  const { page, faults } = await here.open();
  const onLine = watchLine(page);
  await page.route('**/upload/session/*/part', () => undefined);
  await page.goto('/#/uploads');
  await page.locator('main input[type="file"]').first().setInputFiles(video);
  // What stands still has not arrived: the panel stays all the while, and nothing is on the line.
  const uploads = page.getByRole('main');
  await uploads
    .getByRole('button', { name: /^Приостановить/ })
    .first()
    .click();
  await uploads
    .getByRole('button', { name: /^Продолжить/ })
    .first()
    .waitFor();
  await expect.poll(() => keptOnDevice(page), { timeout: 15_000 }).toContain('"state":"paused"');
  await page.route('**/tag/list', (route) => route.fulfill({ status: 400, json: { error: 'broken' } }));
  await page.goto('/?failing#/');

  const panel = page.locator('[data-uploads]');
  const found: string[] = [];
  for (const screen of screensOfRun(screens, (address) => address)) {
    await open(page, await addressOf(page, screen));
    await expect.poll(async () => onLine() + (await page.locator('main [aria-busy="true"]').count())).toBe(0);
    await holdNotification(page);
    if (screen !== '#/uploads') await panel.waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await atRest(page);
      const names = await covered(page);
      for (const name of names) found.push(`${screen} at ${size.width}: ${name}`);
    }
    await page.setViewportSize(widest);
  }
  await rm(folder, { recursive: true, force: true });
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
}, 240_000);
