/** For how many frames an element is looked for, and for how many it must have kept the focus. */
const tries = 120;
const enough = 30;

/** Whether the focus is on what a card has left behind where it came from: a menu that closes gives it back there. */
function isLeftBehind(element: HTMLElement): boolean {
  const box = element.closest('[data-card]');
  const other = document.activeElement?.closest('[data-card]') ?? null;
  return (
    other !== null && other !== box && other.getAttribute('data-card') === box?.getAttribute('data-card')
  );
}

/**
 * Focuses an element as soon as it is there and may be reached: a list makes it first, or a drag by keys ends. A list that
 * still measures may make it anew, so it is watched for a moment, unless the focus goes elsewhere. The list has brought it
 * in sight already: a scroll of the browser's, in the middle of a measure, would go astray.
 */
export function focusWhenThere(find: () => HTMLElement | null | undefined, left = tries, kept = 0): void {
  const element = find() ?? null;
  const there = element !== null && element.closest('[inert], [aria-hidden=true]') === null;
  const lost = document.activeElement === null || document.activeElement === document.body;
  const behind = element !== null && isLeftBehind(element);
  if (there && (kept === 0 || lost || behind)) element.focus({ preventScroll: true });
  const gone = kept > 0 && !lost && !behind && document.activeElement !== element;
  if (left > 0 && kept < enough && !gone)
    requestAnimationFrame(() => focusWhenThere(find, left - 1, there ? kept + 1 : kept));
}
