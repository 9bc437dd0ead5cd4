// `npm run pictures`: the pictures of the README, taken from the running console with its demo author.
import path from 'node:path';
import type { Page } from 'playwright';
import { openBrowser, openPage, signIn } from '../tests/flows/browser.ts';
import { emptyFolder, removeFolder, startServer } from '../tests/flows/server.ts';
import { root } from './install.mjs';

/** The chart of starts, which the benchmark draws, lies there too. */
const folder = path.join(root, 'docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** Waits until nothing moves, every picture is loaded, and the pointer is over nothing. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Those below the window are lazy and would never load.
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
}

const data = await emptyFolder();
const server = await startServer(data);
const browser = await openBrowser();
try {
  for (const [device, size] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const) {
    const { context, page } = await openPage(browser, server.origin, size);
    const take = async (name: string, theme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const file = device === 'phone' ? `${name}-phone.png` : `${name}-${theme}.png`;
      await page.screenshot({ path: path.join(folder, file) });
    };
    const themes = device === 'phone' ? (['light'] as const) : (['light', 'dark'] as const);
    await page.goto('/#/login');
    await page.getByRole('button', { name: 'Войти' }).waitFor();
    for (const theme of themes) await take('login', theme);
    await signIn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/#/lectures');
    await page.getByRole('heading', { name: 'Лекции' }).waitFor();
    await page.locator('main li img').first().waitFor();
    for (const theme of themes) await take('lectures', theme);
    await page
      .getByRole('link', { name: /Голос и\s+диафрагма/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Описание' }).waitFor();
    // Its first frame stands in the player.
    await page.waitForFunction(
      () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA,
    );
    for (const theme of themes) await take('lecture', theme);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(data);
}
