import { useEffect, useRef } from 'react';
import { startOfWork } from '#lib/focus/startOfWork.ts';

/** Hands the focus on from the content to where work begins, once that is there, unless it has gone elsewhere. */
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
 * After a change of route the focus goes to the content, so that keys and screen readers begin where the eye does.
 * The first route keeps the page's own start; a screen that has taken the focus itself keeps it. While the code of a screen comes, React
 * keeps the one before in the document, out of sight, and what had the focus there has it still until the next frame.
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
