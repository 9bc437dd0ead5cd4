const held = new WeakSet<() => Promise<unknown>>();

/** Code that is asked for (`asked`), and comes when the story lets it: nobody waits for it until then. */
export function heldCode<T>(asked: () => Promise<void>, bring: () => Promise<T>): () => Promise<T> {
  const ask = async () => {
    await asked();
    held.delete(ask);
    return bring();
  };
  held.add(ask);
  return ask;
}

/** Whether a story holds this code back. */
export const isHeld = (bring: () => Promise<unknown>): boolean => held.has(bring);
