/** The delay in browsers without `requestIdleCallback`, ms. */
const soon = 50;

/** The longest delay on a busy or hidden page, ms. */
const patience = 1000;

/** Does something when the page is idle, at the latest after a second. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run, soon);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(request);
}

/** Resolves when the page is idle. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Resolves when the page is idle or pressed: an author who already uses the page waits for its functions rather than for its paint. */
export const idleOrPressed = () =>
  Promise.race([
    idle(),
    ...(['pointerdown', 'keydown'] as const).map(
      (press) =>
        new Promise<unknown>((resolve) => addEventListener(press, resolve, { capture: true, once: true })),
    ),
  ]);
