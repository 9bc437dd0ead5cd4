/** Stores passwords so that they can be checked but not read. Throws `BusyError` if too many checks are running. */
export interface Passwords {
  /** A hash of no password: checking against it takes as long as against a real one. */
  nobodys: string;
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether a hash has an outdated cost: it is replaced at the next successful login. */
  isStale(hash: string): boolean;
}
