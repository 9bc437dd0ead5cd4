import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Has the console run that `heldVisit` holds back; not there before it was to run. */
    runConsole?: () => void;
    shiftsSeen?: number[];
  }
}

/** Runs in a page before all else: holds the console back, lets the test see into pictures, and adds up what moves. */
function hold(): void {
  const { append, attachShadow } = Element.prototype;
  Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]): void {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && node.type === 'module')
      window.runConsole = () => append.apply(this, nodes);
    else append.apply(this, nodes);
  };
  Element.prototype.attachShadow = function (this: Element, how: ShadowRootInit): ShadowRoot {
    return attachShadow.call(this, { ...how, mode: 'open' });
  };
  const seen: number[] = [];
  window.shiftsSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A visit whose console does not run before the test has it run. */
export async function heldVisit(context: BrowserContext, address: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(hold);
  await page.goto(address);
  await page.waitForFunction(() => window.runConsole !== undefined);
  return {
    page,
    picture: page.locator('[data-picture]'),
    /** Has the console run, and waits until it has taken the place of the picture. */
    run: async () => {
      await page.evaluate(() => window.runConsole?.());
      await page.locator('#root main h1').waitFor();
      await page.locator('[data-picture]').waitFor({ state: 'detached' });
    },
    /** What has moved since the page began. */
    shifts: () => page.evaluate(() => (window.shiftsSeen ?? []).reduce((sum, value) => sum + value, 0)),
  };
}

/** Pictures that the device has, by their names, as texts. */
export const keptPictures = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('kabinet');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const values = opening.result.transaction('values').objectStore('values');
          const [keys, records] = [values.getAllKeys(), values.getAll()];
          records.addEventListener('success', () => {
            opening.result.close();
            const rows = keys.result.map((key, at) => [String(key), JSON.stringify(records.result[at])]);
            resolve(Object.fromEntries(rows.filter(([key = '']) => key.includes('/picture/'))) as never);
          });
        });
      }),
  );

/** Goes to a screen, and waits until its picture is kept; without a screen, until that of the bare frame is. */
export async function pictureIsKept(page: Page, route: string, of = route): Promise<void> {
  await page.evaluate((to) => void (location.hash = `#${to}`), route);
  const has = async () =>
    Object.keys(await keptPictures(page)).some((name) => new RegExp(`/picture/[a-z]+${of}$`).test(name));
  await expect.poll(has, { timeout: 30_000 }).toBe(true);
}

/** The share of points in which two screenshots differ so that an eye may see it. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  let differ = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > 24)) differ += 1;
  return differ / (a.length / 3);
}
