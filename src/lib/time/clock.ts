/** Asked each time and not taken once: whoever sets the clock of the system after this was loaded is heard. */
const system = (): number => Date.now();

let source: () => number = system;

/** The time now, ms since the epoch. All code asks here, so that stories and tests can stop the clock. */
export function now(): number {
  return source();
}

/** Stops the clock at `ms` (tests and stories), or gives it back to the system with `null`. */
export function setNow(ms: number | null): void {
  source = ms === null ? system : () => ms;
}
