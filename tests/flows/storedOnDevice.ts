import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the worker has stored the whole console and controls this page. */
export async function consoleIsStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
}

/**
 * Has the worker store the console, as the console itself does once all code is fetched, and waits for that. It does not wait for all code: running
 * it takes a page longer than fetching takes the worker.
 */
export async function storeConsoleNow(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.register('./worker.js')));
  await consoleIsStored(page);
}

/** The written value: the device stores it with its time. */
const written = (kept: unknown): unknown =>
  typeof kept === 'object' && kept !== null && 'at' in kept && 'value' in kept ? kept.value : kept;

/** The device's records with a key prefix. */
export async function recordsUnder(page: Page, start: string): Promise<[key: string, value: unknown][]> {
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

/** The device's stored rows, by key. */
export const storedRows = async (page: Page): Promise<string[]> =>
  (await recordsUnder(page, 'seen')).map(([key]) => key);

/** Waits until a record is stored whose key contains these words. */
export async function rowsAreStored(page: Page, ...words: string[]): Promise<void> {
  const has = async () =>
    (await storedRows(page)).some((key) => words.every((word) => key.includes(`"${word}"`)));
  await expect.poll(has, { timeout: 15_000 }).toBe(true);
}

/** The build id of a page. */
export const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
