/** What waits for the next frame: callbacks of animation frames, and observers that have not reported yet. */
const waiting = new Set<object>();

const ask = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);
const tokens = new Map<number, object>();

window.requestAnimationFrame = (callback) => {
  const token = {};
  waiting.add(token);
  const id = ask((time) => {
    tokens.delete(id);
    waiting.delete(token);
    callback(time);
  });
  tokens.set(id, token);
  return id;
};

window.cancelAnimationFrame = (id) => {
  const token = tokens.get(id);
  if (token !== undefined) waiting.delete(token);
  tokens.delete(id);
  cancel(id);
};

/** Observers are called at the end of a frame, so their first reports have come by the task after it. */
function servedInAFrame(): void {
  const token = {};
  waiting.add(token);
  ask(() => setTimeout(() => waiting.delete(token), 0));
}

for (const { prototype } of [ResizeObserver, IntersectionObserver]) {
  const { observe } = prototype;
  prototype.observe = function observeAndWait(this: typeof prototype, ...args: [Element]) {
    servedInAFrame();
    return observe.apply(this, args);
  };
}

/** Whether something on the page waits for the next frame. */
export const framesAwaited = (): boolean => waiting.size > 0;

/** Waits until the next frame is over and its observers have been called. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    ask(() => setTimeout(resolve, 0));
  });
