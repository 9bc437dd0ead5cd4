import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to become long enough, ms. */
const patience = 5000;

/** The author's actions that lead away. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls the page to where it was, as soon as it is long enough, unless the author goes elsewhere first. */
function scrollBack(top: number): () => void {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) stop();
  };
  const sizes = new ResizeObserver(scroll);
  const timer = setTimeout(stop, patience);
  stopping.signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const move of moves) window.addEventListener(move, stop, { signal: stopping.signal, passive: true });
  sizes.observe(document.body);
  scroll();
  return stop;
}

/**
 * Where the position of the present entry of the history is kept. Entries that the browser made by itself, as those of the menu's links,
 * have one key with the router: such an entry gets a name of its own.
 */
function placeOf(key: string): string {
  if (key !== 'default') return `kabinet.scroll.${key}`;
  const made = { entry: performance.timeOrigin + performance.now() };
  const { entry } = Object.assign<typeof made, unknown>(made, history.state);
  history.replaceState(made, '');
  return `kabinet.scroll.${entry}`;
}

/**
 * Brings the page back to where it was scrolled when the author comes back to it, also after a reload.
 * `ready`: what is to be scrolled through is there.
 */
export function useScrollMemory(ready: boolean): void {
  const location = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const restored = useRef(false);

  useLayoutEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const top = Number(sessionStorage.getItem(placeOf(location.key)) ?? 0);
    if (cameBack && top > 0) return scrollBack(top);
  }, [ready, cameBack, location]);

  // A layout effect: its end comes before the page that was scrolled is taken away and the position with it.
  useLayoutEffect(() => {
    const name = placeOf(location.key);
    // Not asked for before the page moves: it would have to be laid out for that.
    let top: number | null = null;
    const look = () => {
      top = window.scrollY;
    };
    const keep = () => sessionStorage.setItem(name, String(Math.round(top ?? window.scrollY)));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [location]);
}
