const held = new WeakSet<() => Promise<unknown>>();

/** The functions that reject code which the current story holds back. */
const refuse = new Set<() => void>();

/**
 * Code that is requested (`asked`) but only arrives when the story lets it; nobody waits for it until then. Code that is still held back when the
 * story ends is rejected.
 */
export function heldCode<T>(asked: () => Promise<void>, bring: () => Promise<T>): () => Promise<T> {
  const ask = async () => {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const end = () => reject(new Error('The story has ended'));
    refuse.add(end);
    try {
      await Promise.race([asked(), ended]);
    } finally {
      refuse.delete(end);
    }
    held.delete(ask);
    return bring();
  };
  held.add(ask);
  return ask;
}

/** Whether a story holds this code back. */
export const isHeld = (bring: () => Promise<unknown>): boolean => held.has(bring);

/** Rejects code that the previous story held back until its end. Otherwise everything that waits for an idle page would wait for it. */
export function endHolding(): void {
  for (const end of refuse) end();
}
