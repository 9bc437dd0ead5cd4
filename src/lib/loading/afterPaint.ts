/** What may come next: what waits is done before it. */
const next = ['keydown', 'pointerdown', 'click', 'focusout', 'pagehide', 'visibilitychange'] as const;
const options = { capture: true };

/** What waits for the coming frame, in its order. */
let waiting: (() => void)[] = [];

/** Does at once what waits for the coming frame. */
export function flushPaints(): void {
  const due = waiting;
  waiting = [];
  for (const name of next) window.removeEventListener(name, flushPaints, options);
  for (const work of due) work();
}

/**
 * Does something once the coming frame has been painted, so that what was pressed is seen before the work that it brings. It is done
 * at the latest before the next press, and before the focus or the page is left: nothing that comes later can miss it.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  waiting.push(work);
  if (waiting.length > 1) return;
  for (const name of next) window.addEventListener(name, flushPaints, options);
  // A task that is queued in a frame runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(flushPaints, 0));
}
