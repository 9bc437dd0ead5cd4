/** What a browser without idle times waits for instead, ms. */
const soon = 50;

/** How long a page that never rests, or that nobody looks at, may put things off, ms. */
const patience = 1000;

/** Does something when the page rests, or after a second. Gives the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run, soon);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(request);
}

/** Resolves when the page rests. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Resolves when the page rests, or is pressed: whoever uses it already waits for what works rather than for what is painted. */
export const idleOrPressed = () =>
  Promise.race([
    idle(),
    ...(['pointerdown', 'keydown'] as const).map(
      (press) =>
        new Promise<unknown>((resolve) => addEventListener(press, resolve, { capture: true, once: true })),
    ),
  ]);
