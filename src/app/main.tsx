import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { currentRoute } from '#api/login-route.ts';
import { paintFirst } from '#api/request.ts';
import { authorWasHere, storedMark, rowsMarkKey } from '#atoms/session/authorMark.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { begin, withTimeout } from '#lib/loading/late.ts';
import { idleOrPressed, whenIdle } from '#lib/loading/whenIdle.ts';
import { App } from './App.tsx';
import { setFrameRate } from './frameRate.ts';
import { preloadRoute } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const store = createAppStore();
begin(idleOrPressed);
const screen = preloadRoute(currentRoute(), authorWasHere());

/** How long the first screen waits for the code that reads kept rows, ms: a slow line must not leave the page blank. */
const seenPatience = 3000;

// Kept rows are shown while they are read again. Without that code everything is read as if nothing had been kept.
if (storedMark(rowsMarkKey) !== null)
  await withTimeout(import('#atoms/seen/seen.ts'), seenPatience).then(
    ({ showSeenAtom }) => store.set(showSeenAtom),
    () => undefined,
  );

const keepAsking = () => store.sub(authAtom, () => undefined);
// The profile is requested at once rather than after the first render; a guest sees the form first.
if (authorWasHere()) keepAsking();
else {
  paintFirst();
  whenIdle(keepAsking);
}

/** How long a prefetched answer is kept for a screen that has not begun to read it, ms. */
const heldMs = 10_000;

/** How long the first screen may take before a spinner replaces it, ms. A spinner that only flashes is worse than none. */
const patience = 600;
/** How long its data may take before a skeleton is shown, ms: on a fast line none needs to be rendered. */
const patienceToRead = 100;

/**
 * Requests the screen's data before it renders; by the time this ends, the screen reads it itself. Resolves once the code and the data are there, or
 * their time is up.
 * there, and what is read, or that has had its time.
 */
async function readAhead(): Promise<void> {
  const aheadAtom = await screen;
  if (aheadAtom === undefined) return;
  await new Promise<void>((resolve) => {
    const look = () => store.get(aheadAtom) === 'loading' || resolve();
    setTimeout(store.sub(aheadAtom, look), heldMs);
    setTimeout(resolve, patienceToRead);
    look();
  });
  // The screen's other requests wait until it is painted.
  paintFirst();
}

// If the screen's code is there at the first render, it shows at once. If it comes later, React removes its spinner only after a delay.
await Promise.race([
  readAhead().catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, patience)),
]);

// In slices, so that first answers and presses get in between. By default React yields every five milliseconds, and at a start the browser then has
// much to do. Slices of two frames still do not make a press wait.
setFrameRate(30);
whenIdle(() => setFrameRate(0));
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  ),
);
