/** What was measured against what it may be. */
export interface Figure {
  name: string;
  /** As it is printed. */
  measured: string;
  /** As it is printed; a figure without one is told for information. */
  budget?: string;
  ok: boolean;
}

/** The value that a share of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How long a work took, ms: by the clock, and on the processor alone, whatever else the machine did. */
export interface Time {
  clock: number;
  processor: number;
}

/** How long each of some works took, one after another. */
export async function timed<T>(works: T[], run: (work: T) => Promise<unknown>): Promise<Time[]> {
  const times: Time[] = [];
  for (const work of works) {
    const [started, before] = [performance.now(), process.cpuUsage()];
    await run(work);
    const { user, system } = process.cpuUsage(before);
    times.push({ clock: performance.now() - started, processor: (user + system) / 1000 });
  }
  return times;
}

/** Times against the longest that the 95th percentile may be, ms by the clock. */
export function timesFigure(name: string, times: Time[], budgetMs: number): Figure {
  const by = (kind: keyof Time) => times.map((time) => time[kind]);
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(by('clock'), share).toFixed(1));
  const processor = percentile(by('processor'), 0.95).toFixed(1);
  return {
    name: `${name}, ${times.length} times`,
    measured: `p50 ${p50}  p95 ${p95}  max ${max} ms  (processor p95 ${processor})`,
    budget: `p95 ≤ ${budgetMs} ms`,
    ok: percentile(by('clock'), 0.95) <= budgetMs,
  };
}

/** Prints figures as a table. False where one misses its budget. */
export function printFigures(figures: Figure[]): boolean {
  const width = (of: (figure: Figure) => string) => Math.max(...figures.map((figure) => of(figure).length));
  const [names, values] = [width(({ name }) => name), width(({ measured }) => measured)];
  for (const { name, measured, budget, ok } of figures) {
    const verdict = budget === undefined ? '' : `${budget}  ${ok ? 'ok' : 'MISSED'}`;
    console.log(`${name.padEnd(names)}  ${measured.padEnd(values)}  ${verdict}`.trimEnd());
  }
  return figures.every(({ ok }) => ok);
}
