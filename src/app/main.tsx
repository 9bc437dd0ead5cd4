import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { currentRoute } from '#api/login-route.ts';
import { authorWasHere } from '#atoms/session/mark.ts';
import { askingAtom, authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const store = createAppStore();
// Who works here is asked at once, rather than after the first render; a guest sees the form first.
const expected = authorWasHere();
store.set(askingAtom, expected);
store.sub(authAtom, () => undefined);

/** Asks who works here once something has been shown. */
function AskLater() {
  useEffect(() => afterPaint(() => store.set(askingAtom, true)), []);
  return null;
}

/** How long the first screen may take before a spinner stands in for it, ms. A spinner that flashes is slower than none. */
const patience = 600;

// A screen whose code is there at the first render is shown by it; one that comes later waits for React to take its
// spinner away, which it does not do at once.
await Promise.race([
  preloadRoute(currentRoute(), expected),
  new Promise((resolve) => setTimeout(resolve, patience)),
]);

// Bit by bit, so that the answers of first calls and the first presses get in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
      {!expected && <AskLater />}
    </StrictMode>,
  ),
);
