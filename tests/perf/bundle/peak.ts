/** Most memory of the process that writes a course into a file or reads it, bytes. */
const budget = 300 * 1024 ** 2;

export const mega = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** Does a work, tells how much memory the process took meanwhile, and ends it with 1 where that is too much. */
export async function watchPeak(work: () => Promise<string>): Promise<void> {
  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  const watch = setInterval(look, 50);
  const begun = performance.now();
  const did = await work();
  look();
  clearInterval(watch);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${did} in ${seconds} s, peak of memory ${mega(peak)} of ${mega(budget)}`);
  process.exitCode = peak <= budget ? 0 : 1;
}
