/** Takes what failed, in words for whoever runs the program, and its cause. */
type FailureLog = (what: string, cause: unknown) => void;

const toConsole: FailureLog = (what, cause) => console.error(what, cause);

let write = toConsole;

/** Writes a failure with its cause into the console of the browser, or into the log that a server keeps. */
export function logFailure(what: string, cause: unknown): void {
  write(what, cause);
}

/** Gives failures to the log of a server from now on. Answers how to end that. */
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
