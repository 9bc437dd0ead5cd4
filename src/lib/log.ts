/** Writes a failure that the author has been told of into the console of the browser, with its cause. */
export function logFailure(what: string, cause: unknown): void {
  console.error(what, cause);
}

/** Writes what happened as one line of JSON, for programs that read logs. */
export function logRecord(record: object): void {
  console.error(JSON.stringify(record));
}
