// Checks of the workbench's own frame around its stories and pages: the sidebar and the toolbar.
import type { BrowserContext, Page } from 'playwright';
import { goTo, shownIn, take } from './workbenchChannel.ts';

interface Frame {
  /** Where the workbench is served. */
  address: string;
  /** The id of a component that is not stable, if there is one. */
  draft: string | undefined;
  /** How long a page may take, ms. */
  timeout: number;
}

/** A component that is not stable is marked in the sidebar. */
async function unmarked(page: Page, { address, draft, timeout }: Frame): Promise<void> {
  if (draft === undefined) return;
  await page.goto(`${address}?path=/docs/${draft.replace(/--.*$/, '--docs')}`);
  await page.locator('#storybook-explorer-tree small', { hasText: 'draft' }).first().waitFor({ timeout });
}

/** Beside the sidebar in a narrow window the toolbar shows all of its tools. */
async function cutTools(page: Page, { address, timeout }: Frame): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto(`${address}?path=/story/components-primitives-button--default`);
  const tools = page.getByTestId('sb-preview-toolbar');
  await tools.getByRole('button', { name: 'Show sidebar' }).click({ timeout });
  await tools.getByRole('button', { name: 'Show sidebar' }).waitFor({ state: 'hidden', timeout });
  const cut = await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (size !== null) await page.setViewportSize(size);
  if (cut > 0) throw new Error(`${cut} px of the toolbar are cut`);
}

/** An example follows its controls, however fast they change, and drops arguments that were removed. */
async function unfollowed(page: Page, { address, timeout }: Frame): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=components-forms-checkbox--docs`);
  const story = page.locator('#storybook-docs iframe').first().contentFrame();
  const box = (checked: boolean) => story.getByRole('checkbox', { checked }).waitFor({ timeout });
  const control = (checked: boolean) => page.getByRole('switch', { name: 'checked', checked });
  for (const checked of [true, false, true, false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await control(!checked).dispatchEvent('click', undefined, { timeout });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await box(checked);
  }
  const error = page.getByRole('row', { name: /^error / });
  await error.getByRole('button', { name: 'Set string' }).click({ timeout });
  await error.getByRole('textbox').fill('Так нельзя', { timeout });
  await story.getByText('Так нельзя').waitFor({ timeout });
  await page.getByRole('button', { name: 'Reset controls' }).click({ timeout });
  await box(false);
  await story.getByText('Так нельзя').waitFor({ state: 'detached', timeout });
  // Arguments set before the page was left apply to the frame when one comes back.
  await control(false).dispatchEvent('click', undefined, { timeout });
  await box(true);
  await goTo(page, 'foundations-spacing--docs', timeout);
  await goTo(page, 'components-forms-checkbox--docs', timeout);
  await control(true).waitFor({ timeout });
  await box(true);
}

/** An always dark example leaves its page light. */
async function darkened(page: Page, { address, timeout }: Frame): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=features-home-home--docs`);
  const example = page.getByRole('region', { name: 'Dark', exact: true });
  await example.scrollIntoViewIfNeeded({ timeout });
  const story = example.locator('iframe').contentFrame();
  await story.locator('html[data-theme="dark"] #storybook-root h1').first().waitFor({ timeout });
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  if (theme !== 'light') throw new Error(`its page is ${theme}`);
}

/** A text-only example, which has no element to measure, follows the look of its page, and is as high as its text. */
async function unheard(page: Page, { address, timeout }: Frame): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=features-publication-contentline--docs`);
  const frame = page.locator('#storybook-docs iframe').first();
  const story = frame.contentFrame();
  await story.locator('body.sb-show-main').waitFor({ state: 'attached', timeout });
  const look = { theme: 'dark', language: 'en' };
  await take(page, look);
  await story.locator(shownIn(look)).waitFor({ state: 'attached', timeout });
  const height = (await frame.boundingBox())?.height ?? Infinity;
  if (height > 100) throw new Error(`a line of words stands in ${height} px`);
}

/** A dialog, which is never higher than its window, gets a frame that shows it whole, without scrolling. */
async function cutDialog(page: Page, { address, timeout }: Frame): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=features-publication-bulkprice--docs`);
  const dialog = page.locator('#storybook-docs iframe').first().contentFrame().getByRole('dialog');
  await dialog.waitFor({ timeout });
  await dialog.evaluate(async (box, most) => {
    const isCut = () =>
      [...box.querySelectorAll('*')].some(
        (part) =>
          /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
      );
    const end = performance.now() + most;
    while (isCut()) {
      if (performance.now() > end) throw new Error('a part of it is scrolled out of sight');
      // oxlint-disable-next-line no-await-in-loop -- its frame grows meanwhile
      await new Promise(requestAnimationFrame);
    }
  }, timeout / 6);
}

/**
 * Examples stay on their screen in another theme, even if the state that led there is gone. Several are visible, because then a lost state shows
 * soonest.
 */
async function ledAway(page: Page, { address, timeout }: Frame): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(`${address}iframe.html?viewMode=docs&id=features-account-registersteptwo--docs`);
  const story = page.getByRole('region', { name: 'Opened', exact: true }).locator('iframe').contentFrame();
  const title = story.getByRole('heading', { level: 1, name: /^Расскажите о/ });
  await title.waitFor({ timeout });
  for (const theme of ['dark', 'light', 'dark', 'light']) {
    const look = { theme, language: 'ru' };
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await take(page, look);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await story.locator(shownIn(look)).waitFor({ state: 'attached', timeout });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await title.waitFor({ timeout });
  }
  if (size !== null) await page.setViewportSize(size);
}

/**
 * A window that goes from page to page releases the frames of pages that it has left: each is a workbench of its own, and a day of pages would fill
 * the memory. One is kept: Storybook's page exposes the last one to tools of another framework.
 */
async function kept(page: Page, { address, timeout }: Frame): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=components-primitives-button--docs`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const id of ['components-forms-checkbox', 'components-primitives-chip', 'foundations-spacing']) {
    const frame = page.locator('#storybook-docs iframe').first();
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await frame.contentFrame().locator('body.sb-show-main').waitFor({ state: 'attached', timeout });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await goTo(page, `${id}--docs`, timeout);
  }
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  // A frame has two script states: its page's, and the one from which this check looks at it.
  const states = metrics.find(({ name }) => name === 'DetachedScriptStates')?.value ?? Infinity;
  if (states > 2) throw new Error(`${states / 2} frames of pages that were left are kept`);
}

/** The problems of the workbench's frame, in words; empty if there are none. */
export async function workbenchFrameFaults(context: BrowserContext, frame: Frame): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const [name, look] of [
    ['sidebar', unmarked],
    ['toolbar', cutTools],
    ['controls', unfollowed],
    ['ground', darkened],
    ['words', unheard],
    ['dialog', cutDialog],
    ['place', ledAway],
    ['memory', kept],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one window shows one page
    await look(page, frame).catch((error: Error) =>
      faults.push(`${name}: ${error.message.split('\n')[0] ?? ''}`),
    );
  await page.close();
  return faults;
}
