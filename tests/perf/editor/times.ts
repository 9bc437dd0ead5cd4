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
  // The most urgent task that is queued in a frame is the next one after its paint.
  const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
    const painted = () => times.push(performance.now() - timeStamp);
    requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
}
