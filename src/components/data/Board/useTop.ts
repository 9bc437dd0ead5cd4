import { useLayoutEffect, type RefObject } from 'react';

/** Keeps how far from the top of the page an element begins, so that it can fill the rest of the window. */
export function useTop(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--board-top', `${Math.round(top)}px`);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [ref]);
}
