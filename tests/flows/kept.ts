import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the worker has all of the console and answers for this page. */
export async function consoleIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
}

/**
 * Has the worker keep the console as the console does by itself once all code has come, and waits for that. All code is not waited for: to
 * run it takes a page longer than the worker takes to fetch it.
 */
export async function keepAtOnce(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.register('./worker.js')));
  await consoleIsKept(page);
}

/** What was written: the device keeps it with the time of its writing. */
const written = (kept: unknown): unknown =>
  typeof kept === 'object' && kept !== null && 'at' in kept && 'value' in kept ? kept.value : kept;

/** What the device keeps under keys that begin so, with its keys. */
export async function keptUnder(page: Page, start: string): Promise<[key: string, value: unknown][]> {
  const rows = await page.evaluate(
    (start) =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open('kabinet');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('values');
          const store = reading.objectStore('values');
          const range = IDBKeyRange.bound(start, `${start}\uFFFF`);
          const [keys, values] = [store.getAllKeys(range), store.getAll(range)];
          reading.addEventListener('complete', () => {
            opening.result.close();
            resolve(keys.result.map((key, at) => [String(key), values.result[at]]));
          });
        });
      }),
    start,
  );
  return rows.map(([key, kept]) => [key, written(kept)]);
}

/** What the device has of what the author saw, by its keys. */
export const keptRows = async (page: Page): Promise<string[]> =>
  (await keptUnder(page, 'seen')).map(([key]) => key);

/** Waits until something whose key has these words is kept. */
export async function rowsAreKept(page: Page, ...words: string[]): Promise<void> {
  const has = async () =>
    (await keptRows(page)).some((key) => words.every((word) => key.includes(`"${word}"`)));
  await expect.poll(has, { timeout: 15_000 }).toBe(true);
}

/** The build that a page is of. */
export const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
