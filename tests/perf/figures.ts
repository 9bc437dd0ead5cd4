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

/** How long each of some works took, in ms, one after another. */
export async function timed<T>(works: T[], run: (work: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const started = performance.now();
    await run(work);
    times.push(performance.now() - started);
  }
  return times;
}

/** Times against the longest that the 95th percentile may be, ms. */
export function timesFigure(name: string, times: number[], budgetMs: number): Figure {
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1));
  return {
    name: `${name}, ${times.length} times`,
    measured: `p50 ${p50}  p95 ${p95}  max ${max} ms`,
    budget: `p95 ≤ ${budgetMs} ms`,
    ok: percentile(times, 0.95) <= budgetMs,
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
