/** The room that a page leaves under its story, px. */
const paddingOf = (page: Document | null | undefined): number =>
  Number.parseFloat(page?.defaultView?.getComputedStyle(page.body).paddingBottom ?? '0');

/**
 * How far down something of a story reaches, px. Storybook reckons from the highest to the lowest, so that what stands hidden above the page makes
 * a frame higher than all that is seen in it.
 */
function reachOf(page: Document | null | undefined): number {
  if (!page) return Infinity;
  const parts = page.querySelectorAll('#storybook-root *, body > :not([id^="storybook-"], .sb-wrapper) *');
  const lowest = [...parts].reduce((low, part) => Math.max(low, part.getBoundingClientRect().bottom), 0);
  return lowest === 0 ? Infinity : Math.ceil(lowest + (page.defaultView?.scrollY ?? 0) + paddingOf(page));
}

/** How high a page is that is told to be lower, by more than a rounding: media were not reckoned with. 0 by default. */
function cutOf(page: Document | null | undefined, told: number): number {
  const bottom = page?.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  const whole = Math.ceil(bottom + paddingOf(page));
  return whole > told + 4 ? whole : 0;
}

/** What a dialog leaves of its window above and below it, px. */
const aroundDialog = 32;

/** How much of what a dialog holds is scrolled out of sight, px. */
const scrolledIn = (dialog: Element): number =>
  [...dialog.querySelectorAll('*')]
    .filter((part) =>
      /auto|scroll/.test(part.ownerDocument.defaultView?.getComputedStyle(part).overflowY ?? ''),
    )
    .reduce((most, part) => Math.max(most, part.scrollHeight - part.clientHeight), 0);

/**
 * How high a window is in which every open dialog is seen whole, px; 0 where none is open. A dialog is never higher than its window, and a sheet
 * stands at the foot of it: as high as it reaches, a frame would cut the one, and never be lower again with the other.
 */
const heightOfDialogs = (page: Document): number =>
  [...page.querySelectorAll<HTMLElement>('dialog:modal')].reduce(
    (most, dialog) => Math.max(most, dialog.offsetHeight + scrolledIn(dialog) + aroundDialog),
    0,
  );

/** How high a frame has to be for what is shown in it, px, by what its story tells and by what is measured in it. */
export function heightIn(page: Document | null | undefined, told: number): number {
  const dialogs = page ? heightOfDialogs(page) : 0;
  if (dialogs === 0) return cutOf(page, told) || Math.min(told, reachOf(page));
  const behind = page?.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(Math.max(dialogs, behind));
}
