/**
 * The element where work on a screen begins, as the screen may mark it: the empty title of a new record. Not on touch screens, where the keyboard
 * would open.
 */
export const startOfWork = (screen: ParentNode): HTMLElement | undefined =>
  matchMedia('(pointer: fine)').matches
    ? [...screen.querySelectorAll<HTMLElement>(':is(input, textarea)[data-start]')].find((start) =>
        start.checkVisibility(),
      )
    : undefined;
