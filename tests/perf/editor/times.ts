declare global {
  interface Window {
    /** From each key to the end of the frame that shows it, ms: what was measured since it was asked last. */
    takeTimes: () => number[];
  }
}

/** Begins to measure keys. */
export function measureKeys(): void {
  const times: number[] = [];
  window.takeTimes = () => times.splice(0);
  // A task that is queued in a frame runs when the frame has been painted.
  const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => times.push(performance.now() - timeStamp), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
}
