import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

/** How many layers of a page draw something once `change` has been painted. */
async function drawnLayers(page: Page, change: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let drawn = 0;
  session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
    if (layers !== undefined) drawn = layers.filter(({ drawsContent }) => drawsContent).length;
  });
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  await change();
  await expect.poll(() => drawn).toBeGreaterThan(0);
  // The frame of the change may be the one after the first that was told.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await session.detach();
  return drawn;
}

test('the fields of an editor share the layer of the page: a key is painted into few', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/lectures/lecture-golos');
  const name = page.getByRole('textbox', { name: /^Название/ });
  await name.click();
  await page.keyboard.press('End');
  expect(await drawnLayers(page, () => page.keyboard.press('a'))).toBeLessThanOrEqual(12);
  // What sticks and is painted before the page makes a layer of all that comes after it.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#root > div > div'))
      if (getComputedStyle(part).position === 'sticky') part.style.zIndex = 'auto';
  });
  expect(await drawnLayers(page, () => page.keyboard.press('b'))).toBeGreaterThan(12);
  expect(faults).toEqual([]);
});
