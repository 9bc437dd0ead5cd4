import { afterEach, expect, test, vi } from 'vitest';
import { followQuery } from './useWidth.ts';

/** A window like Chromium's: a query that is created after a change, but before its event, gets no event. */
function windowOf(width: number) {
  let [actual, known] = [width < 720, width < 720];
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const list = {
    get matches() {
      return (known = actual);
    },
    addEventListener: (_: string, tell: (event: { matches: boolean }) => void) => listeners.add(tell),
    removeEventListener: (_: string, tell: (event: { matches: boolean }) => void) => listeners.delete(tell),
  };
  vi.stubGlobal('matchMedia', () => list);
  return {
    resize: (px: number) => (actual = px < 720),
    frame() {
      if (known === actual) return;
      known = actual;
      for (const tell of [...listeners]) tell({ matches: actual });
    },
    listeners,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a query that is asked while the window changes still tells everybody', () => {
  const screen = windowOf(1440);
  const { matches, subscribe } = followQuery('(max-width: 719.98px)');
  const seen: boolean[] = [];
  subscribe(() => seen.push(matches()));
  screen.resize(360);
  matches();
  screen.frame();
  expect(seen).toEqual([true]);
  screen.resize(1440);
  matches();
  screen.frame();
  expect(seen).toEqual([true, false]);
});

test('who no longer follows is not called', () => {
  const screen = windowOf(1440);
  const { subscribe } = followQuery('(max-width: 719.98px)');
  const tell = vi.fn<() => void>();
  const end = subscribe(tell);
  end();
  screen.resize(360);
  screen.frame();
  expect(tell).not.toHaveBeenCalled();
});
