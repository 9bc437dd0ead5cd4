import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { currentRoute } from '#api/login-route.ts';
import { paintFirst } from '#api/request.ts';
import { authorWasHere, noted, seenMark } from '#atoms/session/mark.ts';
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

/** How long the first screen waits for the code of what was seen last, ms: a line that hangs is no reason for a blank page. */
const seenPatience = 3000;

// What was seen last is shown while it is read anew. Without that code all is read as if nothing had been seen.
if (noted(seenMark) !== null)
  await withTimeout(import('#atoms/seen/seen.ts'), seenPatience).then(
    ({ showSeenAtom }) => store.set(showSeenAtom),
    () => undefined,
  );

const keepAsking = () => store.sub(authAtom, () => undefined);
// Who works here is asked at once, rather than after the first render; a guest sees the form first.
if (authorWasHere()) keepAsking();
else {
  paintFirst();
  whenIdle(keepAsking);
}

/** How long what is asked ahead is held for a screen that has not begun to read it, ms. */
const heldMs = 10_000;

/** How long the first screen may take before a spinner stands in for it, ms. A spinner that flashes is slower than none. */
const patience = 600;
/** How long what it shows may take before bones stand in for that, ms: on a line that is near they need not be drawn. */
const patienceToRead = 100;

/**
 * Asks for what the screen reads before it is rendered: by the time that this is let go, the screen reads it itself. Resolves once the code is
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
  // What the screen asks for beside that waits until it is painted.
  paintFirst();
}

// A screen whose code is there at the first render is shown by it; one that comes later waits for React to take its
// spinner away, which it does not do at once.
await Promise.race([
  readAhead().catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, patience)),
]);

// Bit by bit, so that the answers of first calls and the first presses get in between. After each of the five milliseconds that React works
// by itself the browser takes its turn, and at a start much has come for it: bits of two frames are still no wait for a press.
setFrameRate(30);
whenIdle(() => setFrameRate(0));
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  ),
);
