/** Where work on a screen begins, as a screen may mark it: the empty title of something new. On a touch screen it would call up the keys. */
export const startOfWork = (screen: ParentNode): HTMLElement | undefined =>
  matchMedia('(pointer: fine)').matches
    ? [...screen.querySelectorAll<HTMLElement>(':is(input, textarea)[data-start]')].find((start) =>
        start.checkVisibility(),
      )
    : undefined;
