import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

/** Sizes of the pictures, px. */
const component = { width: 960, height: 640 };
/** What a story is given when it asks for no size of its own. */
const unasked = { width: 1200, height: 900 };
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

type Theme = 'light' | 'dark';

/** How long an image may take before it is compared as it is, ms: a story may be about one that never comes. */
const IMAGE_WAIT = 3000;

/** Waits for the images, the lazy ones too: what is near the window would load or not, by chance. */
async function imagesShown(): Promise<void> {
  const shown = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined); // a broken one has a look of its own
  });
  await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, IMAGE_WAIT))]);
}

/** Waits for images and fonts, and lets two frames pass, so that a change of theme or size has settled. */
async function settle(): Promise<void> {
  await imagesShown();
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function compare(id: string, theme: Theme, width: number): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await settle();
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${id}--${theme}-${width}`, {
    screenshotOptions: { animations: 'disabled', caret: 'hide' },
  });
}

/**
 * Compares what a story shows at the end of its play with its baselines: light and dark, and 360 px wide where the
 * story is a screen. Not one pixel may differ.
 */
export async function comparePictures({ task }: TestContext): Promise<void> {
  const { storyId } = task.meta as { storyId?: string };
  if (import.meta.env['VISUAL'] === '' || storyId === undefined || task.result?.state === 'fail') return;
  const screen = /^(features-(?!widgets)|app-s)/.test(storyId);
  const asked = { width: innerWidth, height: innerHeight };
  const alone = asked.width === unasked.width && asked.height === unasked.height ? component : asked;
  for (const size of screen ? [desktop, phone] : [alone]) {
    await page.viewport(size.width, size.height);
    await compare(storyId, 'light', size.width);
    await compare(storyId, 'dark', size.width);
  }
}
