/** Works on so many items at a time. After the first failure no more are begun, and it is thrown once those under way have ended. */
export async function severalAtATime<T>(
  all: readonly T[],
  most: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  let failed = false;
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined && !failed; one = waiting.shift()) {
      try {
        await work(one);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
