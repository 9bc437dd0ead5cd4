import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, signIn, type Visit } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { consoleIsStored, storeConsoleNow } from './storedOnDevice.ts';
import { handOn, serveForTest } from './passing.ts';

// The console below a path of a host that has other pages too.

const prefix = '/for/authors';
const here = consoleOfFile({ env: { PUBLIC_URL: `http://127.0.0.1${prefix}/` } });

/** What a page asked of its host beside the path of the console. */
function asksBeside({ context, page }: Visit): string[] {
  const beside: string[] = [];
  context.on('request', (asked) => {
    const { origin, pathname, protocol } = new URL(asked.url());
    // What the page has made itself comes from nowhere.
    if (protocol === 'blob:') return;
    if (origin === new URL(page.url()).origin && !pathname.startsWith(`${prefix}/`)) beside.push(pathname);
  });
  return beside;
}

/** A proxy that takes the prefix off, as many do. What it knows nothing of is not the console's. */
const strippingProxy = (origin: string): Promise<string> =>
  serveForTest((incoming, outgoing) => {
    const { url = '' } = incoming;
    if (url.startsWith(`${prefix}/`)) handOn(incoming, outgoing, origin + url.slice(prefix.length));
    else outgoing.writeHead(404).end();
  });

const coverIsDrawn = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('main li img')?.naturalWidth ?? 0) > 0,
  );

/**
 * Works and comes back without a network. Answers what it asked for beside its path, and what went wrong. `byItself` has the console fetch all
 * code, and then have itself kept.
 */
async function opensAt(origin: string, address: string, byItself: boolean): Promise<string[]> {
  const visit = await openPage(here.browser, origin, undefined, undefined, byItself);
  onTestFinished(() => visit.context.close());
  const { context, page, faults } = visit;
  await page.goto(address);
  await page.waitForURL(`**${prefix}/#/login**`);
  const beside = asksBeside(visit);
  await signIn(page);
  await page.goto(`${prefix}/#/lectures`);
  await coverIsDrawn(page);
  await page.goto(`${prefix}/#/streams`);
  await page.getByRole('main').getByRole('row').nth(1).click();
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('video, audio')?.readyState ?? 0) > 0,
  );
  await (byItself ? consoleIsStored(page) : storeConsoleNow(page));
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(`${prefix}/#/lectures`);
  await page.locator('main li').getByRole('link').first().waitFor();
  return [...beside, ...faults];
}

test('by a proxy that hands the path on: nothing is asked for beside it, and it opens without a network', async () => {
  expect(await opensAt(here.server.origin, `${prefix}?from=letter`, true)).toEqual([]);
});

test('by a proxy that takes the path off', async () => {
  expect(await opensAt(await strippingProxy(here.server.origin), `${prefix}/`, false)).toEqual([]);
});

test('an address without the hash leads to the same screen, below the path', async () => {
  const { page } = await here.open();
  await page.goto(`${prefix}/tags?query=сон`);
  await page.waitForURL((url) => url.hash.startsWith('#/tags'));
  expect(new URL(page.url()).pathname).toBe(`${prefix}/`);
});
