/** `Date.now` is looked up at each call, so that a clock replaced later is used too. */
const system = (): number => Date.now();

let source: () => number = system;

/** The time now, ms since the epoch. All code uses it, so that stories and tests can stop the clock. */
export function now(): number {
  return source();
}

/** Stops the clock at `ms` (tests and stories); `null` restores the system's. */
export function setNow(ms: number | null): void {
  source = ms === null ? system : () => ms;
}
