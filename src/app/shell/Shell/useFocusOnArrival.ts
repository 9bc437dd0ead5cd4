import { useEffect, useRef } from 'react';

/** Where work on a screen begins, as a screen may mark it: the empty title of something new. On a touch screen it would call up the keys. */
const startOf = (main: HTMLElement): HTMLElement =>
  (matchMedia('(pointer: fine)').matches && main.querySelector<HTMLElement>('[data-start]')) || main;

/**
 * After a change of route the focus goes to the content, so that keys and screen readers begin where the eye does.
 * The first route keeps the page's own start; a screen that has taken the focus itself keeps it.
 */
export function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('content');
    const active = document.activeElement;
    if (main === null || (active !== document.body && main.contains(active))) return;
    startOf(main).focus({ preventScroll: true });
  }, [pathname]);
}
