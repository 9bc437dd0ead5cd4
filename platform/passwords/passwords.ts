/** Keeps passwords so that they can be checked and not read. Throws `BusyError` where too many are being looked at. */
export interface Passwords {
  /** The hash of no password: checking one against it takes the time that it takes against a real one. */
  nobodys: string;
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether a hash was made at another cost than those of today: once its password is known again, it is made anew. */
  isStale(hash: string): boolean;
}
