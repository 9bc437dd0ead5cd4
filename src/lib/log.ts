/** Writes a failure that the author has been told of into the console of the browser, with its cause. */
export function logFailure(what: string, cause: unknown): void {
  console.error(what, cause);
}
