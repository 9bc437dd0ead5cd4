import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { makeVideo } from './media.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = consoleOfFile();

const widest = { width: 1440, height: 900 };
const sizes = [widest, { width: 768, height: 1024 }, { width: 360, height: 740 }];

/** Every screen behind login; `*` is the first that its list holds. */
const screens = [
  '#/',
  '#/planner',
  '#/publications',
  '#/publications?open=*',
  '#/courses',
  '#/courses/*',
  '#/courses/*?tab=program',
  '#/marathons',
  '#/marathons/*',
  '#/lectures',
  '#/lectures/*',
  '#/meditations',
  '#/meditations/*',
  '#/webinars',
  '#/webinars/*',
  '#/consultations',
  '#/consultations/*',
  '#/quizzes',
  '#/quizzes/*',
  '#/quizzes/check',
  '#/qa',
  '#/tags',
  '#/requests',
  '#/requests?request=*',
  '#/purchases',
  '#/audience',
  '#/audience?client=*',
  '#/referrals',
  '#/campaigns',
  '#/streams',
  '#/uploads',
  '#/profile',
];

/** What the platform calls a list of each screen. */
const lists: Record<string, string> = {
  publications: 'publication',
  courses: 'course',
  marathons: 'marathon',
  lectures: 'lecture',
  meditations: 'meditation',
  webinars: 'webinar',
  consultations: 'consultation',
  quizzes: 'quiz',
  requests: 'consultation/fulfillment',
  audience: 'audience',
};

async function addressOf(page: Page, screen: string): Promise<string> {
  if (!screen.includes('*')) return screen;
  const list = lists[screen.split(/[/?]/)[1] ?? ''] ?? '';
  const answer = await page.context().request.post(`/api/v1/author/${list}/list`, { data: { limit: 1 } });
  const found: { list: { id: string }[] } = await answer.json();
  return screen.replace('*', found.list[0]?.id ?? '');
}

/** Waits for the notification of a call that every screen makes and that fails here. The focus holds it. */
async function holdNotification(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Закрыть уведомление' }).focus();
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

/** Controls that the notification or the panel of uploads lies over, though each was scrolled into sight. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = '[aria-label="Уведомления"] > *, [data-uploads]';
    const controls = 'a[href], button, input, textarea, select, [tabindex="0"]';
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !control.contains(hit) && hit.closest(floating) !== null;
    };
    const names: string[] = [];
    if (document.querySelector('[aria-label="Уведомления"] > *') === null) names.push('no notification');
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
      if (control.closest(floating) !== null || control.matches(':disabled')) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (isCovered(control)) control.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isCovered(control))
        names.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
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
  await page.route('**/upload/session/*/part', () => undefined);
  await page.goto('/#/uploads');
  await page.locator('main input[type="file"]').first().setInputFiles(video);
  // What stands still has not arrived: the panel stays all the while, and nothing is on the line.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Приостановить/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Продолжить/ })
    .first()
    .waitFor();

  const panel = page.locator('[data-uploads]');
  await expect.poll(() => keptOnDevice(page), { timeout: 15_000 }).toContain('"state":"paused"');
  await page.route('**/tag/list', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  const found: string[] = [];
  for (const [at, screen] of screens.entries()) {
    // A load of its own each, so that it is known when a screen has all it asks for.
    await page.goto(`/?${at}${await addressOf(page, screen)}`);
    await holdNotification(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    if (screen !== '#/uploads') await panel.waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const names = await covered(page);
      for (const name of names) found.push(`${screen} at ${size.width}: ${name}`);
    }
    await page.setViewportSize(widest);
  }
  await rm(folder, { recursive: true, force: true });
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
}, 240_000);
