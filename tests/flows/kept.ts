import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the worker has all of the console and answers for this page. */
export async function consoleIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
}

/** What the device has of what the author saw, by its keys. */
export const keptRows = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('kabinet');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('values').objectStore('values').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String).filter((key) => key.startsWith('seen')));
          });
        });
      }),
  );

/** Waits until something whose key has these words is kept. */
export async function rowsAreKept(page: Page, ...words: string[]): Promise<void> {
  const has = async () =>
    (await keptRows(page)).some((key) => words.every((word) => key.includes(`"${word}"`)));
  await expect.poll(has, { timeout: 15_000 }).toBe(true);
}

/** The build that a page is of. */
export const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
