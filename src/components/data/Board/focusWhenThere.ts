/** How many times an element is looked for, a frame each. */
const tries = 30;

/** Focuses an element as soon as it is there and may be reached: a list makes it first, or a drag by keys ends. */
export function focusWhenThere(find: () => HTMLElement | null | undefined, left = tries): void {
  const element = find();
  if (element !== null && element !== undefined && element.closest('[inert], [aria-hidden=true]') === null)
    element.focus();
  else if (left > 0) requestAnimationFrame(() => focusWhenThere(find, left - 1));
}
