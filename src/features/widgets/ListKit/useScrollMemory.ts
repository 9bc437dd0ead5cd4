import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the page back to where it was scrolled when the author comes back to it, also after a reload.
 * `ready`: what is to be scrolled through is there.
 */
export function useScrollMemory(ready: boolean): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const name = `kabinet.scroll.${key}`;
  const restored = useRef(false);

  useLayoutEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const top = Number(sessionStorage.getItem(name) ?? 0);
    if (cameBack && top > 0) window.scrollTo({ top, behavior: 'instant' });
  }, [ready, cameBack, name]);

  // A layout effect: its end comes before the page that was scrolled is taken away and the position with it.
  useLayoutEffect(() => {
    let top = window.scrollY;
    const look = () => {
      top = window.scrollY;
    };
    const keep = () => sessionStorage.setItem(name, String(Math.round(top)));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);
}
