/** The margin of a page below its story, px. */
const paddingOf = (page: Document | null | undefined): number =>
  Number.parseFloat(page?.defaultView?.getComputedStyle(page.body).paddingBottom ?? '0');

/**
 * How far down the elements of a story reach, px. Storybook measures from the highest to the lowest element, so that a hidden one above the page
 * makes the frame too high.
 */
function reachOf(page: Document | null | undefined): number {
  if (!page) return Infinity;
  const parts = page.querySelectorAll('#storybook-root *, body > :not([id^="storybook-"], .sb-wrapper) *');
  const lowest = [...parts].reduce((low, part) => Math.max(low, part.getBoundingClientRect().bottom), 0);
  return lowest === 0 ? Infinity : Math.ceil(lowest + (page.defaultView?.scrollY ?? 0) + paddingOf(page));
}

/** By how much a page is higher than it should be, beyond rounding, because images or videos were not counted. 0 by default. */
function cutOf(page: Document | null | undefined, told: number): number {
  const bottom = page?.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  const whole = Math.ceil(bottom + paddingOf(page));
  return whole > told + 4 ? whole : 0;
}

/** The margins of a dialog above and below, px. */
const aroundDialog = 32;

/** How much of a dialog's contents is scrolled out of sight, px. */
const scrolledIn = (dialog: Element): number =>
  [...dialog.querySelectorAll('*')]
    .filter((part) =>
      /auto|scroll/.test(part.ownerDocument.defaultView?.getComputedStyle(part).overflowY ?? ''),
    )
    .reduce((most, part) => Math.max(most, part.scrollHeight - part.clientHeight), 0);

/**
 * The height of a window in which every open dialog is fully visible, px; 0 if none is open. A dialog is never higher than its window, and a sheet
 * sits at its bottom. With the height that they reach, a frame would cut the dialog, and would never get lower again with the sheet.
 */
const heightOfDialogs = (page: Document): number =>
  [...page.querySelectorAll<HTMLElement>('dialog:modal')].reduce(
    (most, dialog) => Math.max(most, dialog.offsetHeight + scrolledIn(dialog) + aroundDialog),
    0,
  );

/** The height that a frame needs for its contents, px, from the reported height of the story and from measurements. */
export function heightIn(page: Document | null | undefined, told: number): number {
  const dialogs = page ? heightOfDialogs(page) : 0;
  if (dialogs === 0) return cutOf(page, told) || Math.min(told, reachOf(page));
  const behind = page?.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(Math.max(dialogs, behind));
}
