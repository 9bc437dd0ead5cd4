/** Takes a failure in words for the operator, and its cause. */
type FailureLog = (what: string, cause: unknown) => void;

const toConsole: FailureLog = (what, cause) => console.error(what, cause);

let write = toConsole;

/** Reports a failure with its cause to the browser's console, or to the server's log. */
export function logFailure(what: string, cause: unknown): void {
  write(what, cause);
}

/** Sends failures to the server's log from now on. Returns the function that ends this. */
export function logFailuresTo(log: FailureLog): () => void {
  write = log;
  return () => {
    write = toConsole;
  };
}

/** Writes what is not as it should be, though the work goes on, into the console of the browser. */
export function logWarning(what: string, cause: unknown): void {
  console.warn(what, cause);
}

/** Writes what happened as one line of JSON, for programs that read logs. */
export function logRecord(record: object): void {
  console.error(JSON.stringify(record));
}
