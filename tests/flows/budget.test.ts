import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openingCalls } from '../../scripts/openingCalls.ts';
import { openPage, signIn } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

interface Weight {
  /** JavaScript and CSS, bytes after brotli. */
  code: number;
  /** Fonts, bytes. */
  fonts: number;
}

/** Notes in the page when what a selector means came into sight, by the page's own clock. */
async function watchSight(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else Object.assign(window, { inSight: performance.now() });
    };
    requestAnimationFrame(look);
  }, selector);
}

/**
 * Weighs the code that a page asks for until what `selector` means is in sight, and all fonts. By the page's clock: what is asked for
 * later, while this process hears of the first, does not count.
 */
async function weigh(page: Page, selector: string): Promise<() => Promise<Weight>> {
  await watchSight(page, selector);
  const pending: Promise<Weight & { url: string }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const url = response.url();
    if (kind === 'font') {
      pending.push(response.body().then((body) => ({ url, code: 0, fonts: body.length })));
    } else if (kind === 'script' || kind === 'stylesheet') {
      const measure = async () => {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        return { url, code: brotliCompressSync(await response.body(), { params }).length, fonts: 0 };
      };
      pending.push(measure());
    }
  });
  return async () => {
    const later = await page.evaluate(async () => {
      const sight = () => (window as { inSight?: number }).inSight;
      while (sight() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
      const entries = performance.getEntriesByType('resource');
      return entries.filter(({ startTime }) => startTime > (sight() ?? 0)).map(({ name }) => name);
    });
    const parts = await Promise.all(pending);
    const first = parts.filter(({ url }) => !later.includes(url));
    return {
      code: first.reduce((sum, part) => sum + part.code, 0),
      fonts: parts.reduce((sum, part) => sum + part.fonts, 0),
    };
  };
}

/** Adds up the layout shifts of a page from its start. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const entries: number[] = [];
    Object.assign(window, { shifts: entries });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) entries.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('login: code ≤ 135 kB, fonts ≤ 64 kB, layout shift ≤ 0.02', async () => {
  const { context, page, faults } = await openPage(here.browser, here.server.origin);
  const weight = await weigh(page, 'input[type=password]');
  const shifts = await watchShifts(page);
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { code, fonts } = await weight();
  console.log(`login: code ${kB(code)}, fonts ${kB(fonts)}, layout shift ${(await shifts()).toFixed(4)}`);
  expect(code).toBeLessThanOrEqual(135_000);
  expect(fonts).toBeLessThanOrEqual(64_000);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  expect(faults).toEqual([]);
  await context.close();
});

test('lecture list: code ≤ 190 kB, layout shift ≤ 0.02', async () => {
  const { context, page, faults } = await openPage(here.browser, here.server.origin);
  await page.goto('/#/login');
  await signIn(page);
  const state = await context.storageState();
  await context.close();

  const fresh = await openPage(here.browser, here.server.origin, undefined, state);
  const weight = await weigh(fresh.page, 'main li img');
  const shifts = await watchShifts(fresh.page);
  await fresh.page.goto('/#/lectures');
  await fresh.page.locator('main li img').first().waitFor();
  const { code } = await weight();
  await fresh.page.waitForLoadState('networkidle');
  console.log(`lecture list: code ${kB(code)}, layout shift ${(await shifts()).toFixed(4)}`);
  expect(code).toBeLessThanOrEqual(190_000);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  expect([...faults, ...fresh.faults]).toEqual([]);
  await fresh.context.close();
});

test('the first page of a list is asked for before its code has come, and not again', async () => {
  const { page, context, faults } = await openPage(here.browser, here.server.origin);
  await page.goto('/#/login');
  await signIn(page);
  const asked: Record<string, string[]> = {};
  for (const [route, url] of Object.entries(openingCalls.lists)) {
    const calls: string[] = [];
    asked[route] = calls;
    const visit = await context.newPage();
    visit.on('request', (request) => {
      const isPage =
        request.url().endsWith(url) && request.postData()?.includes('"page":1,"limit":24') === true;
      if (isPage) calls.push(`${request.resourceType()} ${request.postData()}`);
    });
    await visit.goto(`/${route}`);
    await visit.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await visit.waitForLoadState('networkidle');
    await visit.close();
  }
  const once = [`fetch ${openingCalls.firstPage}`];
  expect(asked).toEqual(Object.fromEntries(Object.keys(openingCalls.lists).map((route) => [route, once])));
  expect(faults).toEqual([]);
  await context.close();
});
