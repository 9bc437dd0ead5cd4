const held = new WeakSet<() => Promise<unknown>>();

/** What refuses the code that the present story holds back. */
const refuse = new Set<() => void>();

/**
 * Code that is asked for (`asked`), and comes when the story lets it: nobody waits for it until then. What a story has not let come when it
 * ends is refused.
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

/** Refuses what the story before held back to its end: code that stays on its way is waited for by whatever comes when the page rests. */
export function endHolding(): void {
  for (const end of refuse) end();
}
