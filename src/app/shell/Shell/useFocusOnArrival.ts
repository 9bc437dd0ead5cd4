import { useEffect, useRef } from 'react';
import { startOfWork } from '#lib/focus/startOfWork.ts';

/** Moves the focus from the content to where work begins, once that is there, unless the focus has moved elsewhere. */
function handOn(main: HTMLElement): () => void {
  const watch = new MutationObserver(() => {
    const start = startOfWork(main);
    if (document.activeElement === main && start === undefined) return;
    watch.disconnect();
    if (document.activeElement === main) start?.focus({ preventScroll: true });
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * After a change of route the focus goes to the content, so that keys and screen readers begin there. The first route keeps the page's own start, and
 * a screen that has taken the focus keeps it. While the code of a screen loads, React keeps the previous one hidden in the document, and its focused
 * element stays focused until the next frame.
 */
export function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('content');
    const active = document.activeElement;
    if (main === null || (active !== main && main.contains(active) && active?.checkVisibility())) return;
    const start = startOfWork(main);
    (start ?? main).focus({ preventScroll: true });
    return start === undefined ? handOn(main) : undefined;
  }, [pathname]);
}
