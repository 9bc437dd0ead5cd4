/** Events before which waiting work is done. */
const next = ['keydown', 'pointerdown', 'click', 'focusout', 'pagehide', 'visibilitychange'] as const;
const options = { capture: true };

/** Work that waits for the next frame, in order. */
let waiting: (() => void)[] = [];

/** Does at once what waits for the next frame. */
export function flushPaints(): void {
  const due = waiting;
  waiting = [];
  for (const name of next) window.removeEventListener(name, flushPaints, options);
  for (const work of due) work();
}

/**
 * Does something after the next frame is painted, so that a press is seen before the work that it causes. It is done at the latest before the next
 * press, and before the focus or the page is left: so later code always finds it done.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  waiting.push(work);
  if (waiting.length > 1) return;
  for (const name of next) window.addEventListener(name, flushPaints, options);
  // A task queued in a frame runs after that frame is painted.
  requestAnimationFrame(() => setTimeout(flushPaints, 0));
}
