/**
 * What the test of a story spends its time on. `rest` is the wait for a still page before a picture, `capture` the first look at it, and
 * `compare` what follows where that was not the baseline; `vain` is taken out of whichever it fell into: the wait for what never came.
 */
type Phase = 'mount' | 'play' | 'axe' | 'rest' | 'capture' | 'compare' | 'vain';

declare module 'vitest' {
  interface TaskMeta {
    /** How long each phase of a story took, ms. */
    phases?: Partial<Record<Phase, number>>;
    /** What the page of a story that failed did and did not do. */
    stuck?: string;
  }
}

let spent: Partial<Record<Phase, number>> = {};
let since = 0;

/** A new story begins. Answers the figures that its phases are added to, ms. */
export function beginPhases(): Partial<Record<Phase, number>> {
  spent = {};
  since = performance.now();
  return spent;
}

/** What ran since the last phase ended was this one. */
export function endPhase(phase: Phase): void {
  const now = performance.now();
  spent[phase] = (spent[phase] ?? 0) + now - since;
  since = now;
}

/** So long, ms, was waited for what did not come: it counts as `vain`, not as the phase that runs. */
export function waitedInVain(ms: number): void {
  spent.vain = (spent.vain ?? 0) + ms;
  since += ms;
}
