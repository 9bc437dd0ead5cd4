let source: () => number = Date.now;

/** The time now, ms since the epoch. All code asks here, so that stories and tests can stop the clock. */
export function now(): number {
  return source();
}

/** Stops the clock at `ms` (tests and stories), or gives it back to the system with `null`. */
export function setNow(ms: number | null): void {
  source = ms === null ? Date.now : () => ms;
}
