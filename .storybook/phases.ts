/**
 * What the test of a story spends its time on. `rest` is the wait for an idle page before a picture, `capture` the first picture, and `compare` the
 * work after a picture that differs from the baseline. `vain` is time spent waiting for something that never came; it is subtracted from the phase
 * in which it was spent.
 */
type Phase = 'mount' | 'play' | 'axe' | 'rest' | 'capture' | 'compare' | 'vain';

declare module 'vitest' {
  interface TaskMeta {
    /** The duration of each phase of a story, ms. */
    phases?: Partial<Record<Phase, number>>;
    /** What the page of a failed story did and did not do. */
    stuck?: string;
  }
}

let spent: Partial<Record<Phase, number>> = {};
let since = 0;

/** Starts a new story. Returns the record to which its phases are added, ms. */
export function beginPhases(): Partial<Record<Phase, number>> {
  spent = {};
  since = performance.now();
  return spent;
}

/** Counts the time since the end of the last phase as this phase. */
export function endPhase(phase: Phase): void {
  const now = performance.now();
  spent[phase] = (spent[phase] ?? 0) + now - since;
  since = now;
}

/** Counts this time, ms, as `vain` and not as part of the running phase: it was spent waiting for something that did not come. */
export function waitedInVain(ms: number): void {
  spent.vain = (spent.vain ?? 0) + ms;
  since += ms;
}
