/** What takes the focus around an element, from the nearest on. */
function placesAround(element: Element | null): HTMLElement[] {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around === null ? [] : [around, ...placesAround(around)];
}

/** Marks where the focus is. What it answers gives it back there, or as near as can be. */
export function keepFocus(): (options?: FocusOptions) => void {
  const opener = document.activeElement;
  const around = placesAround(opener);
  return (options) => {
    if (opener instanceof HTMLElement) opener.focus(options);
    // What opened it may go along with it: the focus stays near then, and not at the top of the page.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    });
  };
}
