import { useEffect, useRef } from 'react';

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
    main.focus({ preventScroll: true });
  }, [pathname]);
}
