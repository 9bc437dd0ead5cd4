import type { Page } from 'playwright';

/** The maximum number of key presses between two controls. */
const FAR = 90;

/** The name of the focused control; empty for a heading that a screen has focused. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches('a, button, input, textarea, select, [role^="menuitem"]')) return '';
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    // A button of an icon is named by its title.
    const words = element.textContent || element.getAttribute('title') || '';
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? words;
    return name.replace(/\s+/g, ' ').trim();
  });

/** Presses one key until the named control has the focus. */
export async function goTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < FAR) {
    const at = await focused(page);
    if (name.test(at)) return;
    passed.push(at);
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}: it went over ${passed.slice(0, 12).join(' → ')} …`);
}

/** Opens the menu of the focused control, and chooses the named item. */
export async function chooseInMenu(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator('[role^="menuitem"]:focus').waitFor();
  await goTo(page, name, 'ArrowDown');
  await page.keyboard.press('Enter');
}
