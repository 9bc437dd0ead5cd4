/** What the person may do next: what waits is done before it. */
const next = ['keydown', 'pointerdown', 'pagehide', 'visibilitychange'] as const;

/**
 * Does something once the coming frame has been painted, so that what was pressed is seen before the work that it brings. It is done
 * at the latest before the next press, and before the page is left: nothing that comes later can miss it.
 */
export function afterPaint(work: () => void): void {
  const options = { capture: true };
  let waits = true;
  const run = () => {
    if (!waits) return;
    waits = false;
    for (const name of next) window.removeEventListener(name, run, options);
    work();
  };
  for (const name of next) window.addEventListener(name, run, options);
  // A task that is queued in a frame runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(run, 0));
}
