/** Elements around an element that can take the focus, nearest first. */
function placesAround(element: Element | null): HTMLElement[] {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around === null ? [] : [around, ...placesAround(around)];
}

/** Remembers where the focus is. The returned function restores it there, or as near as possible. */
export function keepFocus(): (options?: FocusOptions) => void {
  const opener = document.activeElement;
  const around = placesAround(opener);
  return (options) => {
    if (opener instanceof HTMLElement) opener.focus(options);
    // The opener may be removed with the dialog: the focus then stays near it instead of going to the top of the page.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    });
  };
}
