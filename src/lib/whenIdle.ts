/** What a browser without idle times waits for instead, ms. */
const soon = 50;

/** Does something when the page rests. Gives the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run, soon);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

/** Resolves when the page rests. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
