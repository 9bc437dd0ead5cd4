import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** For as long as it has the focus: a click beside the fields would bring it there otherwise, and a dialog that closes scroll the page to it. */
function focusOnce(main: HTMLElement | null): void {
  if (main === null) return;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus({ preventScroll: true });
}

/**
 * A page outside the console that another page or the link of a letter led to: what was pressed is gone, and the focus with it. Keys go on in
 * the first field; on a touch screen, where it would call up the keys, at the start of the page.
 */
export function useArrival(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key === 'default' || document.activeElement !== document.body) return;
    const main = document.querySelector('main');
    const field = main?.querySelector<HTMLElement>('[data-start]');
    if (field && matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true });
    else focusOnce(main);
  }, [key]);
}
